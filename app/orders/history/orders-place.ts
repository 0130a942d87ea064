import * as z from "zod";

const number = z.optional(z.string().check(z.maxLength(40)));

/** A page's cursor: after (older than) or before (newer than) the order with that number. */
export const ordersPlace = { after: number, before: number };
export type OrdersPlace = { after?: string | undefined; before?: string | undefined };

/** The cursors of the neighbouring pages; null where there is none. */
export const neighbourPages = { newer: z.nullable(z.string()), older: z.nullable(z.string()) };
