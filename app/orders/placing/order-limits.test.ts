import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { refundAccount, startPayment } from "../contract";
import { limitOrders } from "./order-limits.server";

const { db, call } = await testApp();
const number = "SU-261117-AAAAA";

it("limits how often a member asks for another payment or sets an account, whatever the outcome", async () => {
	const [fan, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
	const pay = (token: string) =>
		call(startPayment, { number, method: "qris" }, { token, headers: { "idempotency-key": randomUUID() } });
	const name = (token: string) =>
		call(
			refundAccount,
			{ number, id: randomUUID(), bank: "BCA", accountNumber: "1234567890", holder: "Sari" },
			{ token },
		);
	for (const [act, allowed] of [
		[pay, 30],
		[name, 10],
	] as const) {
		for (let done = 0; done < allowed; done++) expect((await act(fan.token)).status).toBe(404);
		const refused = await act(fan.token);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect((await act(other.token)).status).toBe(404);
	}
});

it.each(["orders", "holds", "attempts", "accounts"] as const)(
	"counts %s by member and by address, a household's IPv6 network as one",
	async (what) => {
		const taken: string[] = [];
		const limits = {
			takeEach: async (turns: [object, string][]) => void taken.push(...turns.map(([, key]) => key)),
		};
		const from = (address: string) =>
			limitOrders(
				{ limits, who: { memberId: "fan" }, address } as unknown as Parameters<typeof limitOrders>[0],
				what,
			);
		await from("203.0.113.7");
		await from("2001:db8:1:2::1");
		await from("2001:db8:1:2::ffff");
		expect(taken.filter((key) => key === "fan")).toHaveLength(3);
		expect(new Set(taken.filter((key) => key !== "fan")).size).toBe(2);
	},
);
