import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { ticketSales, ticketSections } from "../tables.server";

/** The sale of an event that changes, with its sections. */
export async function findSaleOf(db: Db, eventId: string) {
	const [sale] = await db.select().from(ticketSales).where(eq(ticketSales.eventId, eventId));
	if (!sale) return null;
	const sections = await db
		.select()
		.from(ticketSections)
		.where(eq(ticketSections.saleId, sale.id))
		.orderBy(asc(ticketSections.listOrder), asc(ticketSections.id));
	return { ...sale, sections };
}

/** The event that each of these sales is for. */
export async function findEventsOfSales(db: Db, saleIds: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: ticketSales.id, eventId: ticketSales.eventId })
		.from(ticketSales)
		.where(inArray(ticketSales.id, [...new Set(saleIds)]));
	return new Map(rows.map(({ id, eventId }) => [id, eventId]));
}

/** Whether an event has a sale, open or not. */
export const hasTickets = async (db: Db, eventId: string): Promise<boolean> =>
	(await db.$count(ticketSales, eq(ticketSales.eventId, eventId))) > 0;

/** Nothing more is sold there, whatever comes back. */
export const closeSections = (db: Db, ids: readonly string[]) =>
	db
		.update(ticketSections)
		.set({ closedAt: sql`coalesce(${ticketSections.closedAt}, now())` })
		.where(inArray(ticketSections.id, [...ids]));

/** The sale ends as long before the new start as it did before the old one. */
export const moveSaleEnd = (db: Db, saleId: string, milliseconds: number) =>
	db
		.update(ticketSales)
		.set({
			closesAt: sql`greatest(${ticketSales.closesAt} + make_interval(secs => ${milliseconds / 1000}), ${ticketSales.opensAt} + interval '1 minute')`,
		})
		.where(eq(ticketSales.id, saleId));
