import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { type IssuedTicket, issuedTickets } from "./tables.server";

export type LiveTicket = Pick<
	IssuedTicket,
	"id" | "number" | "state" | "orderId" | "position" | "sectionId" | "memberId" | "frozenBy"
>;

const { id, number, state, orderId, position, sectionId, memberId, frozenBy } = issuedTickets;
const live = { id, number, state, orderId, position, sectionId, memberId, frozenBy };

const isLiveIn = (eventId: string, sectionIds: readonly string[]) =>
	and(
		eq(issuedTickets.eventId, eventId),
		inArray(issuedTickets.sectionId, [...sectionIds]),
		eq(issuedTickets.state, "valid"),
	);

/** Tickets that may still let somebody in. */
export const listLiveTickets = (
	db: Db,
	eventId: string,
	sectionIds: readonly string[],
): Promise<LiveTicket[]> =>
	db
		.select(live)
		.from(issuedTickets)
		.where(isLiveIn(eventId, sectionIds))
		.orderBy(issuedTickets.orderId, issuedTickets.id);

/** Concurrent scans and transfers either finish before this or wait for it. */
export async function lockLiveTickets(db: Db, eventId: string, sectionIds: readonly string[]) {
	await db
		.select({ id: issuedTickets.id })
		.from(issuedTickets)
		.where(isLiveIn(eventId, sectionIds))
		.orderBy(issuedTickets.id)
		.for("no key update");
}

/** By the id of the row that says why. */
export async function freezeTickets(db: Db, rows: readonly { passId: string; by: string }[]) {
	const ids = rows.map(({ passId }) => passId);
	const reasons = rows.map(({ by }) => by);
	await db.execute(sql`
		update ${issuedTickets} set frozen_by = frozen.reason
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(reasons)}::uuid[]) as frozen(id, reason)
		where ${issuedTickets.id} = frozen.id and ${issuedTickets.state} = 'valid'`);
}

export const listFrozen = (db: Db, by: readonly string[]): Promise<LiveTicket[]> =>
	db
		.select(live)
		.from(issuedTickets)
		.where(and(inArray(issuedTickets.frozenBy, [...by]), eq(issuedTickets.state, "valid")));

/** They are valid again. */
export const thawTickets = (db: Db, by: string) =>
	db.update(issuedTickets).set({ frozenBy: null }).where(eq(issuedTickets.frozenBy, by));
