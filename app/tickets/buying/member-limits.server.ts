import { and, eq, sql } from "drizzle-orm";
import { readHold } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { Localized } from "../../platform/words/language";
import { placesOfMember } from "../issued/member-places.server";
import { ticketHolds, ticketSales, ticketSections } from "../tables.server";

export type More = readonly { sectionId: string; quantity: number }[];
/** A limit that so many more would break, and how many more it allows. */
export type BrokenLimit = {
	limit: number;
	rest: number /** Null: of the whole sale. */;
	section: Localized | null;
};

/**
 * The one count of what a member has of a sale, for whatever brings them more: buying, a transfer, the waiting list. Call
 * it with the member locked: concurrent calls would miss each other. `hold` is the member's own when it is not what they
 * are about to order.
 */
export async function findBrokenLimit(
	db: Db,
	{ memberId, saleId }: { memberId: string; saleId: string },
	more: More,
	{ countHold }: { countHold: boolean },
): Promise<BrokenLimit | null> {
	const sections = await listOwnPlaces(db, memberId, saleId);
	const held = countHold ? await listHeld(db, memberId, saleId) : [];
	const had = sections.map(({ id, places }) => places + quantityIn(held, id));
	for (const [at, { id, label, limit }] of sections.entries()) {
		const wanted = quantityIn(more, id);
		const rest = Math.max(0, limit - had[at]!);
		if (wanted > rest) return { limit, rest, section: label };
	}
	const limit = sections[0]?.saleLimit ?? 0;
	const rest = Math.max(0, limit - had.reduce((sum, places) => sum + places, 0));
	return more.reduce((sum, { quantity }) => sum + quantity, 0) > rest ? { limit, rest, section: null } : null;
}

const quantityIn = (places: More, id: string) =>
	places.reduce((sum, { sectionId, quantity }) => (sectionId === id ? sum + quantity : sum), 0);

const listOwnPlaces = (db: Db, memberId: string, saleId: string) =>
	ownPlacesOfSale.run(db, { memberId, saleId });

const ownPlacesOfSale = statement((db: Db) => {
	const eventId = sql`(select event_id from ${ticketSales} where id = ${sql.placeholder("saleId")})`;
	return db
		.select({
			id: ticketSections.id,
			label: ticketSections.label,
			limit: ticketSections.perMemberLimit,
			saleLimit: ticketSales.perMemberLimit,
			places: sql<number>`coalesce(sum(own.places), 0)::int`,
		})
		.from(ticketSections)
		.innerJoin(ticketSales, eq(ticketSales.id, ticketSections.saleId))
		.leftJoin(sql`(${placesOfMember(eventId)}) own`, sql`own.section = ${ticketSections.id}::text`)
		.where(eq(ticketSections.saleId, sql.placeholder("saleId")))
		.groupBy(ticketSections.id, ticketSales.id);
});

/** What the member holds and has not ordered. */
async function listHeld(db: Db, memberId: string, saleId: string): Promise<More> {
	const [hold] = await db
		.select({ id: ticketHolds.id })
		.from(ticketHolds)
		.where(and(eq(ticketHolds.memberId, memberId), eq(ticketHolds.saleId, saleId)));
	const shares = hold ? ((await readHold(db, hold.id))?.shares ?? []) : [];
	return shares.map(({ allotmentId, quantity }) => ({ sectionId: allotmentId, quantity }));
}
