import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createTicketSale, inDays } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { readAllotments, releaseExpiredHolds } from "../../orders/allotments/allotments.server";
import { settleAttempt } from "../../orders/factories.server";
import { expireOrders } from "../../orders/payments/close-order.server";
import { listAttempts } from "../../orders/payments/find-attempts.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { holdTickets } from "../holds/hold-contract";
import { passList } from "../issued/contract";
import { issuedTickets } from "../issued/tables.server";
import { insertSeats } from "../seats/section-seats.server";
import {
	allocate,
	endAllocation,
	invitation,
	invite,
	myAllocations,
	saleAllocations,
	takeInvite,
	withdrawInvite,
} from "./contract";

const { db, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
const invariants = readFileSync("app/orders/invariants.sql", "utf8");
const faults = async () => (await db.execute(sql.raw(invariants))).rows;
const once = (token: string) => ({ token, headers: { "idempotency-key": randomUUID() } });

const staff = await createLoggedInMember(db);
await grantRoles(db, { memberId: staff.id, roles: ["ticketing"], by: null });
const coordinator = await createLoggedInMember(db, { name: "Bang Ucok" });
const member = () => createLoggedInMember(db);

type Sale = Awaited<ReturnType<typeof createTicketSale>>;
const make = (sale: Sale, more: object = {}) =>
	call(
		allocate,
		{
			event: sale.slug,
			sectionId: sale.sections[0]!.id,
			quantity: 3,
			group: "Ombak Utara",
			coordinator: coordinator.email,
			price: 50_000,
			endsAt: inDays(2).toISOString(),
			...more,
		},
		once(staff.token),
	);
const inviteTo = (id: string, name = "Sari", token = coordinator.token) =>
	call(invite, { id, name }, { token });
const tokenIn = (link: string) => new URL(link).searchParams.get("invite")!;
const take = (token: string, fan: { token: string }) =>
	call(takeInvite, { token, method: "qris" }, once(fan.token));
const standing = async ({ sections }: Sale) =>
	(await readAllotments(db, [sections[0]!.id])).get(sections[0]!.id)!;
async function pay(number: string) {
	const [attempt] = await listAttempts(db, (await findAnyOrder(db, { number }))!.id);
	await settleAttempt(context, attempt!.id);
	await runJobs();
}
const list = async (sale: Sale) =>
	(await call(saleAllocations, { event: sale.slug }, { token: staff.token })).body.allocations;
/** Moves the allocation's end into the past. */
async function endIt(id: string) {
	await db.execute(sql`update allocations set ends_at = now() - interval '1 second' where id = ${id}`);
	await db.execute(sql`update holds set expires_at = now() - interval '1 second' where hold_id = ${id}`);
}

it("reserves the places until its end, when the rest is on public sale automatically", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 4 }]);
	const { status, body } = await make(sale);
	expect(status).toBe(201);
	expect(await standing(sale)).toMatchObject({ held: 3, sold: 0, left: 1 });
	const fan = await member();
	const wish = { saleId: sale.saleId, sections: [{ sectionId: sale.sections[0]!.id, quantity: 2 }] };
	expect((await call(holdTickets, wish, { token: fan.token })).body.error).toBe("tickets.not_enough");
	const { link } = (await inviteTo(body.id)).body;
	await endIt(body.id);
	expect((await standing(sale)).left).toBe(4);
	expect((await call(holdTickets, wish, { token: fan.token })).status).toBe(200);
	expect((await take(tokenIn(link), fan)).body.error).toBe("allocation.over");
	expect((await inviteTo(body.id)).body.error).toBe("allocation.over");
	await releaseExpiredHolds(db);
	expect(await faults()).toEqual([]);
});

it("lets anybody with the link take one place at its price; unpaid, the place stays in the allocation", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 3, perMemberLimit: 1 }]);
	const { id } = (await make(sale)).body;
	const token = tokenIn((await inviteTo(id, "Sari Dewanti")).body.link);
	const [first, second] = [await member(), await member()];
	const shown = await call(invitation, { token }, { token: first.token });
	expect(shown.body).toMatchObject({
		group: "Ombak Utara",
		name: "Sari Dewanti",
		price: 50_000,
		state: "open",
	});
	const order = await take(token, first);
	expect(order.body).toMatchObject({ total: 50_000 });
	expect((await take(token, second)).body.error).toBe("allocation.taken");
	expect(await standing(sale)).toMatchObject({ held: 3, sold: 0 });
	await db.execute(
		sql`update orders set pay_by = now() - interval '1 second' where number = ${order.body.number}`,
	);
	await expireOrders.run(context, {});
	expect(await standing(sale)).toMatchObject({ held: 3, sold: 0, left: 0 });
	const again = await take(token, second);
	expect(again.status).toBe(201);
	await pay(again.body.number);
	expect(await standing(sale)).toMatchObject({ held: 2, sold: 1, left: 0 });
	const { body } = await call(passList, { when: "upcoming" }, { token: second.token });
	expect(body.events[0]!.passes).toMatchObject([{ holder: "Sari Dewanti", state: "valid" }]);
	expect((await list(sale))[0]).toMatchObject({ taken: 1, size: 3, invites: [{ state: "taken" }] });
	expect((await take(token, first)).body.error).toBe("allocation.taken");
	expect(await faults()).toEqual([]);
});

it("issues a free place at once, one per member, and never more invitations than places", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 9 }]);
	const { id } = (await make(sale, { quantity: 2, price: 0 })).body;
	const answers = await Promise.all(Array.from({ length: 5 }, () => inviteTo(id)));
	const links = answers.flatMap(({ status, body }) => (status === 201 ? [tokenIn(body.link)] : []));
	expect(links).toHaveLength(2);
	expect(answers.find(({ status }) => status === 409)!.body.error).toBe("allocation.full");
	const [fan, other] = [await member(), await member()];
	const race = await Promise.all([take(links[0]!, fan), take(links[0]!, other)]);
	expect(race.map(({ status }) => status).sort()).toEqual([201, 409]);
	const winner = race[0]!.status === 201 ? fan : other;
	expect((await take(links[1]!, winner)).body.error).toBe("allocation.has_one");
	await runJobs();
	expect(await standing(sale)).toMatchObject({ held: 1, sold: 1, left: 7 });
	expect(await db.$count(issuedTickets, eq(issuedTickets.eventId, sale.eventId))).toBe(1);
	expect(await faults()).toEqual([]);
});

it("assigns each invitation its own seat in a numbered section", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 6 }]);
	const seats = [1, 2, 3, 4, 5, 6].map((number) => ({ row: 1, number }));
	await insertSeats(db, sale.sections[0]!.id, seats);
	const { id } = (await make(sale, { quantity: 2, price: 0 })).body;
	const links = [(await inviteTo(id)).body.link, (await inviteTo(id)).body.link];
	for (const link of links) await take(tokenIn(link), await member());
	await runJobs();
	const own = await db
		.select({ seatId: issuedTickets.seatId })
		.from(issuedTickets)
		.where(eq(issuedTickets.eventId, sale.eventId));
	expect(new Set(own.map(({ seatId }) => seatId)).size).toBe(2);
	expect(own.every(({ seatId }) => seatId !== null)).toBe(true);
	expect(await standing(sale)).toMatchObject({ held: 0, sold: 2, left: 4 });
	expect(await faults()).toEqual([]);
});

it("honours a late payment while there is a place, and refunds it when there is none", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 2 }]);
	const { id } = (await make(sale, { quantity: 2 })).body;
	const tokens = [tokenIn((await inviteTo(id)).body.link), tokenIn((await inviteTo(id)).body.link)];
	const orders = [await take(tokens[0]!, await member()), await take(tokens[1]!, await member())];
	await endIt(id);
	const other = await make(sale, { quantity: 1 });
	expect(other.status).toBe(201);
	await pay(orders[0]!.body.number);
	await pay(orders[1]!.body.number);
	const states = await Promise.all(
		orders.map(async ({ body }) => (await findAnyOrder(db, { number: body.number }))!.state),
	);
	expect(states).toEqual(["issued", "expired"]);
	expect(await standing(sale)).toMatchObject({ held: 1, sold: 1 });
	expect(await faults()).toEqual([]);
});

it("is ended by staff, its invitations withdrawn by the coordinator only, all of it logged", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 3 }]);
	const { id } = (await make(sale)).body;
	const stranger = await member();
	expect((await inviteTo(id, "Sari", stranger.token)).body.error).toBe("allocation.unknown");
	const token = tokenIn((await inviteTo(id)).body.link);
	const own = (await call(myAllocations, {}, { token: coordinator.token })).body.allocations;
	const inviteId = own.find((one) => one.id === id)!.invites[0]!.id;
	const withdraw = (by: { token: string }) =>
		call(withdrawInvite, { id, invite: inviteId }, { token: by.token });
	expect((await withdraw(stranger)).status).toBe(404);
	expect((await withdraw(coordinator)).status).toBe(200);
	expect((await call(invitation, { token }, { token: stranger.token })).body.error).toBe(
		"allocation.unknown_invite",
	);
	expect((await call(endAllocation, { id }, { token: staff.token })).status).toBe(200);
	expect(await standing(sale)).toMatchObject({ held: 0, left: 3 });
	const log = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, `allocation/${id}`));
	expect(log.map(({ action }) => action).sort()).toEqual(["tickets.allocate", "tickets.allocation-end"]);
	expect(await faults()).toEqual([]);
});

it("refuses an unknown coordinator, an end in the past, and more places than there are", async () => {
	const sale = await createTicketSale(db, {}, [{ quota: 2 }]);
	expect((await make(sale, { coordinator: "siapa@kota.example" })).body.error).toBe(
		"allocation.unknown_coordinator",
	);
	expect((await make(sale, { endsAt: inDays(-1).toISOString() })).body.errors).toHaveProperty("endsAt");
	expect((await make(sale, { endsAt: inDays(30).toISOString() })).body.errors).toHaveProperty("endsAt");
	expect((await make(sale)).body.error).toBe("tickets.not_enough");
	expect(await standing(sale)).toMatchObject({ held: 0, sold: 0 });
});
