import { and, asc, inArray, sql } from "drizzle-orm";
import { members } from "../../members/tables.server";
import type { Db } from "../../platform/data/database.server";
import { type Pass, passes } from "./tables.server";

/** Tickets of an order that are valid or used, whoever has them now. */
export const listOrderPasses = (db: Db, orderId: string): Promise<Pass[]> =>
	db
		.select()
		.from(passes)
		.where(isLive([orderId]))
		.orderBy(asc(passes.position), asc(passes.place));

/**
 * The same, locked: nobody goes in with one or passes it on meanwhile. One whose transfer was just being accepted is found
 * under its new number only by looking again.
 */
export async function lockOrderPasses(db: Db, orderId: string): Promise<Pass[]> {
	for (;;) {
		const locked = await db
			.select()
			.from(passes)
			.where(isLive([orderId]))
			.orderBy(asc(passes.id))
			.for("no key update");
		const all = await listOrderPasses(db, orderId);
		if (all.every(({ id }) => locked.some((pass) => pass.id === id))) return all;
	}
}

/** How many tickets of each order are valid, used ones included, and how many were used. */
export async function countOrderPasses(db: Db, orderIds: readonly string[]) {
	const rows = await db
		.select({ orderId: passes.orderId, state: passes.state })
		.from(passes)
		.where(isLive(orderIds));
	return new Map(
		orderIds.map((id) => {
			const own = rows.filter(({ orderId }) => orderId === id);
			return [id, { valid: own.length, used: own.filter(({ state }) => state === "used").length }];
		}),
	);
}

/** Who has a valid or used ticket to an event. Nobody reads what is sent to a closed account. */
export async function listHolders(db: Db, eventId: string): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct p.member_id as id from ${passes} p join ${members} m on m.id = p.member_id
		where p.event_id = ${eventId} and p.state in ('valid', 'used') and m.disabled_at is null order by 1`);
	return rows.map(({ id }) => id);
}

/** Who has a valid ticket to one of these sections and has not come yet. */
export async function listAwaitedHolders(
	db: Db,
	eventId: string,
	sectionIds: readonly string[],
): Promise<string[]> {
	if (sectionIds.length === 0) return [];
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct p.member_id as id from ${passes} p join ${members} m on m.id = p.member_id
		where p.event_id = ${eventId} and p.section_id in ${[...sectionIds]} and p.state = 'valid' and m.disabled_at is null
		order by 1`);
	return rows.map(({ id }) => id);
}

const isLive = (orderIds: readonly string[]) =>
	and(inArray(passes.orderId, [...orderIds]), inArray(passes.state, ["valid", "used"]));
