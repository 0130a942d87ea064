import { type AnyColumn, inArray, sql } from "drizzle-orm";
import { eventStarts, isStillOn } from "../../matches/events/event-conditions.server";
import type { Db } from "../../platform/data/database.server";
import { ticketSales } from "../tables.server";

export type SaleDeadlines = {
	saleId: string;
	/** Until when a ticket can go to another member; null when it no longer can. */
	transferUntil: Date | null;
	returnUntil: Date | null;
	offerMinutes: number;
};

/** By event id. Judged by the database's clock; nothing moves any more once an event is over or called off. */
export async function findSaleDeadlines(
	db: Db,
	eventIds: readonly string[],
): Promise<Map<string, SaleDeadlines>> {
	if (eventIds.length === 0) return new Map();
	const eventId = sql`${ticketSales}.event_id`;
	const whileAhead = (minutes: AnyColumn) => {
		const end = sql`${eventStarts(eventId)} - make_interval(mins => ${minutes})`;
		return sql<string | null>`case when ${end} > now() and ${isStillOn(eventId)} then ${end} end`;
	};
	const rows = await db
		.select({
			eventId: ticketSales.eventId,
			saleId: ticketSales.id,
			transferUntil: whileAhead(ticketSales.transferEndsMinutes),
			returnUntil: whileAhead(ticketSales.returnEndsMinutes),
			offerMinutes: ticketSales.offerMinutes,
		})
		.from(ticketSales)
		.where(inArray(ticketSales.eventId, [...new Set(eventIds)]));
	return new Map(
		rows.map(({ eventId, transferUntil, returnUntil, ...row }) => [
			eventId,
			{ ...row, transferUntil: dateOf(transferUntil), returnUntil: dateOf(returnUntil) },
		]),
	);
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
