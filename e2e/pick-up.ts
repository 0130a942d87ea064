import type { APIRequestContext } from "@playwright/test";

type Service = { courier: string; service: string; price: number };

/** Pick-up at the next home match, which needs no address. */
export async function choosePickUp(api: APIRequestContext, items: object[]): Promise<Service> {
	const answer = await api.post("/api/checkout/rates", { data: { items } });
	const { services } = (await answer.json()) as { services: Service[] };
	const [pickUp] = services.filter(({ courier }) => courier === "pickup");
	if (!pickUp) throw new Error("The demo club has no home match ahead");
	const { courier, service, price } = pickUp;
	return { courier, service, price };
}
