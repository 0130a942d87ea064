import { inspect } from "node:util";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createPaidOrder } from "../app/delivery/parcels/factories.server";
import { completeOrders } from "../app/delivery/parcels/watch-parcels.server";
import { events } from "../app/matches/events/tables.server";
import { remindFollowers } from "../app/members/account/following/remind-followers.server";
import { createMember } from "../app/members/factories.server";
import { follows } from "../app/members/follows/tables.server";
import { inboxMessages } from "../app/messages/notifications/tables.server";
import { buildLine, createOrder } from "../app/orders/factories.server";
import { expireOrders } from "../app/orders/payments/close-order.server";
import { orderEvents, orders } from "../app/orders/tables.server";
import { LeftUndone } from "../app/platform/data/each-row.server";
import { buildProduct, buildVariant } from "../app/store/factories";
import { insertVariants } from "../app/store/stock/stock.server";
import { products } from "../app/store/tables.server";
import { tellWaiting } from "../app/store/wishes/stock-notices.server";
import { stockNotices } from "../app/store/wishes/tables.server";
import { testApp } from "./app";
import { noLimits } from "./call-freely";
import { createTicketSale } from "./ticket-sale";

const { db, jobs, settings } = await testApp({ PORT: "1" });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const { id: memberId } = await createMember(db);

/** From now on these rows can't be changed, as by a fault in the code that would change them. */
async function poison(table: string, event: "update" | "delete" | "insert", condition: string) {
	const name = `poison_${table}`;
	await db.execute(
		sql.raw(`
		create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
		create trigger ${name} before ${event} on ${table} for each row when (${condition}) execute function ${name}()`),
	);
}
async function failing(run: Promise<void>): Promise<LeftUndone> {
	const error = await run.then(
		() => null,
		(error) => error,
	);
	expect(error).toBeInstanceOf(LeftUndone);
	return error;
}

it("an order that cannot expire does not keep others from it, is named with its cause, and fails the job", async () => {
	const placed = [];
	for (let count = 0; count < 4; count++)
		placed.push((await createOrder(context, { memberId, lines: [buildLine()] })).order.id);
	for (const [at, id] of placed.entries())
		await db
			.update(orders)
			.set({ payBy: sql`now() - make_interval(mins => ${10 - at})` })
			.where(eq(orders.id, id));
	await poison("orders", "update", `new.state = 'expired' and old.id in ('${placed[0]}', '${placed[2]}')`);
	for (const run of [1, 2]) {
		const { errors, message } = await failing(expireOrders.run(context, {}));
		expect(errors.map(({ message }) => message)).toEqual([`order ${placed[0]}`, `order ${placed[2]}`]);
		expect(inspect(errors[0]), `run ${run}`).toContain("poisoned");
		expect(message).toContain(placed[2]);
		const states = await Promise.all(
			placed.map(async (id) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!.state),
		);
		expect(states).toEqual(["awaiting_payment", "expired", "awaiting_payment", "expired"]);
	}
});

it("hundreds of fans who cannot be told that a size is back do not keep the last one from it", async () => {
	const [product] = await db.insert(products).values(buildProduct()).returning();
	const [variant] = await insertVariants(db, [buildVariant({ productId: product!.id })]);
	const fans = [];
	for (let count = 0; count < 251; count++) fans.push((await createMember(db)).id);
	await db.insert(stockNotices).values(
		fans.map((memberId, at) => ({
			memberId,
			variantId: variant!.id,
			createdAt: sql`now() - make_interval(mins => ${1_000 - at})`,
		})),
	);
	const last = fans.at(-1)!;
	await poison("stock_notices", "delete", `old.member_id <> '${last}'`);
	const { errors } = await failing(tellWaiting.run(context, {}));
	expect(errors.length).toBe(250);
	expect(await db.$count(stockNotices)).toBe(250);
	expect(await db.$count(inboxMessages, eq(inboxMessages.memberId, last))).toBe(1);
});

it("an order that cannot be completed does not keep others from it", async () => {
	const delivered = [];
	for (let count = 0; count < 3; count++) {
		const { id } = await createPaidOrder(context, memberId);
		await db.update(orders).set({ state: "delivered" }).where(eq(orders.id, id));
		await db.insert(orderEvents).values({
			orderId: id,
			state: "delivered",
			actor: "system",
			at: sql`now() - make_interval(days => 8)`,
		});
		delivered.push(id);
	}
	await poison("order_events", "insert", `new.state = 'completed' and new.order_id = '${delivered[0]}'`);
	const { errors } = await failing(completeOrders.run(context, {}));
	expect(errors.map(({ message }) => message)).toEqual([`order ${delivered[0]}`]);
	expect(await db.$count(orders, eq(orders.state, "completed"))).toBe(2);
});

it("a fan who cannot be reminded of a match does not keep others from it, and nobody is reminded twice", async () => {
	const { slug } = await createTicketSale(db);
	const startsAt = sql`date_bin('15 minutes', now(), timestamptz 'epoch') + interval '3 hours 5 minutes'`;
	await db
		.update(events)
		.set({ startsAt, endsAt: sql`now() + interval '6 hours'` })
		.where(eq(events.slug, slug));
	const fans = await Promise.all([1, 2, 3].map(() => createMember(db)));
	const football = { kind: "division", target: "football" } as const;
	await db.insert(follows).values(fans.map(({ id }) => ({ memberId: id, ...football })));
	const reminded = () =>
		Promise.all(fans.map(({ id }) => db.$count(inboxMessages, eq(inboxMessages.memberId, id))));
	await poison("inbox_messages", "insert", `new.member_id = '${fans[0]!.id}'`);
	const { errors } = await failing(remindFollowers.run(context, {}));
	expect(errors.map(({ message }) => message)).toEqual([`member ${fans[0]!.id}`]);
	expect(await reminded()).toEqual([0, 1, 1]);
	await db.execute("drop trigger poison_inbox_messages on inbox_messages");
	await remindFollowers.run(context, {});
	expect(await reminded()).toEqual([1, 1, 1]);
});
