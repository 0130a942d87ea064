import { eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { ticketSales, ticketSections } from "../tables.server";
import { isSalePublished } from "./published-sales.server";

/** The gates of every event with tickets, by event id. */
export async function listSaleGates(db: Db): Promise<Map<string, string[]>> {
	const rows = await db
		.selectDistinct({ eventId: ticketSales.eventId, gate: ticketSections.gate })
		.from(ticketSales)
		.innerJoin(ticketSections, eq(ticketSections.saleId, ticketSales.id))
		.where(isSalePublished)
		.orderBy(ticketSections.gate);
	const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
	return new Map([...byEvent].map(([eventId, own]) => [eventId, own.map(({ gate }) => gate)]));
}
