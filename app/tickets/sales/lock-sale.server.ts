import { eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { type TicketSale, ticketSales } from "../tables.server";

/** Serializes who on a sale's waiting list is asked. Buyers don't wait for it. */
export async function lockSale(db: Db, saleId: string): Promise<TicketSale | null> {
	const [sale] = await db.select().from(ticketSales).where(eq(ticketSales.id, saleId)).for("no key update");
	return sale ?? null;
}
