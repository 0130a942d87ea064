import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { orderEvents } from "./tables.server";

/** When an order was delivered, and whether that is at most so many days ago by the database's clock; null if it was not. */
export async function findDelivered(db: Db, orderId: string, days: number) {
	const until = sql`min(${orderEvents.at}) + make_interval(days => ${days})`;
	const [found] = await db
		.select({
			at: sql<Date | null>`min(${orderEvents.at})`.mapWith(orderEvents.at),
			until: until.mapWith(orderEvents.at),
			isRecent: sql<boolean>`now() < ${until}`,
		})
		.from(orderEvents)
		.where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.state, "delivered")));
	return found?.at ? { at: found.at, until: found.until, isRecent: found.isRecent } : null;
}
