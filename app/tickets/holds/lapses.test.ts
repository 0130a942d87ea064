import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { holds } from "../../orders/allotments/tables.server";
import { cancelMyOrder } from "../../orders/contract";
import { orders } from "../../orders/tables.server";
import { placeTicketOrder } from "../buying/order-contract";
import { lapsedHolds, ticketHolds } from "../tables.server";
import { holdTickets, releaseTickets } from "./hold-contract";

const { db, call } = await testApp({}, { limits: noLimits });
const { saleId, sections } = await createTicketSale(db);
const other = await createTicketSale(db);
let fan: Awaited<ReturnType<typeof createLoggedInMember>>;
beforeEach(async () => {
	fan = await createLoggedInMember(db);
});

const wish = { saleId, sections: [{ sectionId: sections[0]!.id, quantity: 1 }] };
const elsewhere = { saleId: other.saleId, sections: [{ sectionId: other.sections[0]!.id, quantity: 1 }] };
const hold = (what = wish) => call(holdTickets, what, { token: fan.token, language: "en" });
const release = () => call(releaseTickets, { sale: saleId }, { token: fan.token });
const order = () =>
	call(
		placeTicketOrder,
		{ ...wish, method: "qris" },
		{ token: fan.token, headers: { "idempotency-key": randomUUID() }, language: "en" },
	);
const back = (minutes: number) => sql`interval '${sql.raw(String(minutes))} minutes'`;
/** Everything this fan holds, has ordered and has let lapse is so much older. */
async function letPass(minutes: number) {
	const own = db.select({ id: ticketHolds.id }).from(ticketHolds).where(eq(ticketHolds.memberId, fan.id));
	await db
		.update(holds)
		.set({ expiresAt: sql`${holds.expiresAt} - ${back(minutes)}` })
		.where(sql`${holds.holdId} in ${own}`);
	await db
		.update(ticketHolds)
		.set({ endsAt: sql`${ticketHolds.endsAt} - ${back(minutes)}` })
		.where(eq(ticketHolds.memberId, fan.id));
	await db
		.update(lapsedHolds)
		.set({ endedAt: sql`${lapsedHolds.endedAt} - ${back(minutes)}` })
		.where(eq(lapsedHolds.memberId, fan.id));
	await db
		.update(orders)
		.set({
			payBy: sql`${orders.payBy} - ${back(minutes)}`,
			createdAt: sql`${orders.createdAt} - ${back(minutes)}`,
		})
		.where(eq(orders.memberId, fan.id));
}
async function letLapse(times: number) {
	for (let time = 0; time < times; time++) {
		expect((await hold()).status).toBe(200);
		await letPass(10);
	}
}

describe("who lets tickets lapse three times in a row", () => {
	it("waits ten minutes before holding or ordering again, and is told until when", async () => {
		await letLapse(3);
		for (const refused of [await hold(), await hold(elsewhere), await order()]) {
			expect([refused.status, refused.body.error]).toEqual([429, "tickets.holds_paused"]);
			expect(refused.body.message).toMatch(
				/^Tickets you took have gone unbought 3 times in a row\. .* at \d\d:\d\d WIB\.$/,
			);
			expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
			expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
		}
		await letPass(9);
		expect((await hold()).status).toBe(429);
		await letPass(1);
		expect((await hold()).status).toBe(200);
	});

	it("waits after each further lapse, and starts anew with an order", async () => {
		await letLapse(3);
		await letPass(10);
		await letLapse(1);
		expect((await hold()).status).toBe(429);
		await letPass(10);
		await hold();
		expect((await order()).status).toBe(201);
		await letLapse(1);
		expect((await hold()).status).toBe(200);
	});

	it("waits after orders that were not paid, too", async () => {
		await letLapse(1);
		for (const _ of [1, 2]) {
			await hold();
			expect((await order()).status).toBe(201);
			await letPass(15);
		}
		expect((await hold()).body.error).toBe("tickets.holds_paused");
	});

	it("does not get around it by cancelling an order, or by releasing what has run out", async () => {
		await letLapse(2);
		await hold();
		const { number } = (await order()).body;
		await call(cancelMyOrder, { number }, { token: fan.token });
		await hold();
		await letPass(10);
		await release();
		expect((await hold()).status).toBe(429);
	});

	it("can still change what is held", async () => {
		await letLapse(2);
		await hold(elsewhere);
		await letPass(5);
		expect((await hold()).status).toBe(200);
		await letPass(5);
		expect((await hold()).status).toBe(200);
		expect((await order()).status).toBe(201);
	});
});

it("is no lapse to release tickets in time, and a lapse is forgotten after a day", async () => {
	await letLapse(2);
	for (const _ of [1, 2, 3]) {
		await hold();
		await release();
	}
	await letLapse(1);
	await letPass(24 * 60);
	await letLapse(2);
	expect((await hold()).status).toBe(200);
	expect(await db.$count(lapsedHolds, eq(lapsedHolds.memberId, fan.id))).toBe(2);
});
