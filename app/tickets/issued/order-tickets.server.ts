import { and, asc, inArray, sql } from "drizzle-orm";
import { members } from "../../members/tables.server";
import type { Db } from "../../platform/data/database.server";
import { type IssuedTicket, issuedTickets } from "./tables.server";

/** Tickets of an order that are valid or used, whoever has them now. */
export const listOrderTickets = (db: Db, orderId: string): Promise<IssuedTicket[]> =>
	db
		.select()
		.from(issuedTickets)
		.where(isLive([orderId]))
		.orderBy(asc(issuedTickets.position), asc(issuedTickets.place));

/**
 * The same, locked: nobody goes in with one or passes it on meanwhile. One whose transfer was just being accepted is found
 * under its new number only by looking again.
 */
export async function lockOrderTickets(db: Db, orderId: string): Promise<IssuedTicket[]> {
	for (;;) {
		const locked = await db
			.select()
			.from(issuedTickets)
			.where(isLive([orderId]))
			.orderBy(asc(issuedTickets.id))
			.for("no key update");
		const all = await listOrderTickets(db, orderId);
		if (all.every(({ id }) => locked.some((pass) => pass.id === id))) return all;
	}
}

/** How many tickets of each order are valid, used ones included, and how many were used. */
export async function countOrderTickets(db: Db, orderIds: readonly string[]) {
	const rows = await db
		.select({ orderId: issuedTickets.orderId, state: issuedTickets.state })
		.from(issuedTickets)
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
		select distinct p.member_id as id from ${issuedTickets} p join ${members} m on m.id = p.member_id
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
		select distinct p.member_id as id from ${issuedTickets} p join ${members} m on m.id = p.member_id
		where p.event_id = ${eventId} and p.section_id in ${[...sectionIds]} and p.state = 'valid' and m.disabled_at is null
		order by 1`);
	return rows.map(({ id }) => id);
}

const isLive = (orderIds: readonly string[]) =>
	and(inArray(issuedTickets.orderId, [...orderIds]), inArray(issuedTickets.state, ["valid", "used"]));
