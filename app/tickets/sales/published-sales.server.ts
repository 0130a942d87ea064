import { isNotNull } from "drizzle-orm";
import { ticketSales } from "../tables.server";

/** In a query over sales: fans know of it. Whatever fans read or buy asks for this. */
export const isSalePublished = isNotNull(ticketSales.publishedAt);
