import { and, eq, sql } from "drizzle-orm";
import type { TicketOffer } from "../../matches/events/ticket-offer";
import { leftOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { ticketSales, ticketSections } from "../tables.server";
import { isSalePublished } from "./published-sales.server";

/** Current ticket offers by event id. Events without a sale are absent. */
export async function findTicketOffers(db: Db, eventIds: string[]): Promise<Map<string, TicketOffer>> {
	if (eventIds.length === 0) return new Map();
	const rows = await ticketOffers.run(db, { eventIds });
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

const ticketOffers = statement((db: Db) => selectOffers(db));

const isForSale = sql`${ticketSections.closedAt} is null`;

const selectOffers = (db: Db) =>
	db
		.select({
			eventId: ticketSales.eventId,
			opensAt: ticketSales.opensAt,
			closesAt: ticketSales.closesAt,
			hasOpened: sql<boolean>`${ticketSales.opensAt} <= now()`,
			hasClosed: sql<boolean>`${ticketSales.closesAt} <= now()`,
			left: sql<number>`coalesce(sum(${leftOf(ticketSections)}) filter (where ${isForSale}), 0)::int`,
			fromPrice: sql<
				number | null
			>`min(${ticketSections.price}) filter (where ${isForSale} and ${leftOf(ticketSections)} > 0)`,
		})
		.from(ticketSales)
		.leftJoin(ticketSections, eq(ticketSections.saleId, ticketSales.id))
		.where(and(sql`${ticketSales.eventId} = any(${sql.placeholder("eventIds")}::uuid[])`, isSalePublished))
		.groupBy(ticketSales.id);
