import { type SQLWrapper, sql } from "drizzle-orm";
import { deliveries, parcels } from "./tables.server";

/** For queries over orders. */
export const goesBy = (courier: string, orderId: SQLWrapper) =>
	sql`exists (select from ${deliveries} where ${deliveries.orderId} = ${orderId} and ${deliveries.courier} = ${courier})`;

/** The fan was told of it, and nothing better has happened since. */
export const isInTrouble = (orderId: SQLWrapper) =>
	sql`exists (select from ${parcels} where ${parcels.orderId} = ${orderId} and ${parcels.toldTrouble} is not null)`;
