import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import { as, type Buyer, readOrder, simulate } from "./buyers";
import { expect } from "./site";

const day = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

export async function logInStaff(api: APIRequestContext): Promise<Buyer> {
	const { email, password } = demoStaff;
	const answer = await api.post("/api/login", { data: { email, password } });
	return { email, token: (await answer.json()).access_token };
}

/** An event that no other journey uses, far enough ahead not to be on any home page. */
export async function planEvent(api: APIRequestContext, staff: Buyer) {
	const slug = `malam-tiket-${Date.now()}-${randomUUID().slice(0, 4)}`;
	const title = `Malam Tiket ${slug.slice(-10)}`;
	const made = await api.post("/api/staff/events", {
		headers: as(staff),
		data: {
			plan: {
				slug,
				kind: "event",
				division: "club",
				title: { id: title },
				summary: { id: "Latihan terbuka dan tanda tangan." },
				body: null,
				bodyEn: null,
				programme: [],
				squad: null,
				competition: null,
				round: null,
				opponent: null,
				home: null,
				venue: "stadion-bahari",
				startsAt: inDays(80),
				endsAt: inDays(80.125),
				status: "scheduled",
				notice: null,
				watchUrl: null,
				cover: { art: "cover", division: "club", slug },
			},
		},
	});
	expect(made.status(), await made.text()).toBe(201);
	return { slug, title };
}

export const ownPrice = 80_000;
export type OwnSale = { slug: string; id: string; sectionId: string };

/** For an event of its own: `quota` places in one block, on sale now. */
export async function openOwnSale(api: APIRequestContext, staff: Buyer, quota: number): Promise<OwnSale> {
	const { slug } = await planEvent(api, staff);
	const send = async (method: "post" | "put", path: string, data: object) => {
		const answer = await api[method](`/api/staff/ticket-sales${path}`, { headers: as(staff), data });
		expect(answer.ok(), await answer.text()).toBe(true);
	};
	await send("post", "", {
		event: slug,
		membersOpenAt: null,
		opensAt: inDays(-1),
		closesAt: inDays(79),
		returnEndsMinutes: 360,
		transferEndsMinutes: 60,
		offerMinutes: 120,
		perMemberLimit: 6,
		unanswered: "keep",
		venueKind: "stadium",
		blocks: { utara: 1, selatan: 0, timur: 0, barat: 0, vip: 0 },
		sectionsFrom: null,
	});
	await send("post", `/${slug}/sections`, {
		key: "utara-1",
		label: { id: "Utara 1" },
		gate: "C",
		note: null,
		price: ownPrice,
		perMemberLimit: 4,
		isShaded: false,
		seating: { kind: "free", quota },
	});
	await send("put", `/${slug}/published`, { isPublished: true });
	const sale = await (await api.get(`/api/ticket-sales/${slug}`)).json();
	return { slug, id: sale.id, sectionId: sale.sections[0].id };
}

/** One ticket, ordered and paid as a fan does; the order's number. */
export async function buyTicket(
	api: APIRequestContext,
	fan: Buyer,
	{ id, sectionId }: Pick<OwnSale, "id" | "sectionId">,
) {
	const placed = await api.post("/api/tickets/orders", {
		headers: { ...as(fan), "idempotency-key": randomUUID() },
		data: { saleId: id, sections: [{ sectionId, quantity: 1 }], method: "qris" },
	});
	expect(placed.status(), await placed.text()).toBe(201);
	const { number } = (await placed.json()) as { number: string };
	await simulate(api, fan, number, "succeed");
	await expect.poll(async () => (await readOrder(api, fan, number)).state).toBe("issued");
	return number;
}
