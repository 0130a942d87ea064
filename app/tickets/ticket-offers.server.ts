import { eq, inArray, sql } from "drizzle-orm";
import type { TicketOffer } from "../events/ticket-offer";
import type { Db } from "../platform/database.server";
import { ticketSales, ticketSections } from "./tables.server";

/** What can be bought for these events now, by event id. An event without a sale is not in it. */
export async function findTicketOffers(db: Db, eventIds: string[]): Promise<Map<string, TicketOffer>> {
	if (eventIds.length === 0) return new Map();
	// With the outer table's name in full: a bare "id" would be the inner table's.
	const rows = await db
		.select({
			eventId: ticketSales.eventId,
			opensAt: ticketSales.opensAt,
			closesAt: ticketSales.closesAt,
			hasOpened: sql<boolean>`${ticketSales.opensAt} <= now()`,
			hasClosed: sql<boolean>`${ticketSales.closesAt} <= now()`,
			left: sql<number>`coalesce(sum(${unsold}), 0)::int`,
			fromPrice: sql<number | null>`min(${ticketSections.price}) filter (where ${unsold} > 0)`,
		})
		.from(ticketSales)
		.leftJoin(ticketSections, eq(ticketSections.saleId, ticketSales.id))
		.where(inArray(ticketSales.eventId, eventIds))
		.groupBy(ticketSales.id);
	return new Map(
		rows.map(({ eventId, hasOpened, hasClosed, opensAt, closesAt, ...row }) => [
			eventId,
			{
				...row,
				state: hasClosed ? "closed" : !hasOpened ? "soon" : row.left > 0 ? "open" : "sold-out",
				opensAt: opensAt.toISOString(),
				closesAt: closesAt.toISOString(),
			},
		]),
	);
}

const unsold = sql`(${ticketSections.quota} - ${ticketSections.held} - ${ticketSections.sold})`;
