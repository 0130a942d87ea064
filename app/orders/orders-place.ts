import * as z from "zod";

const number = z.optional(z.string().check(z.maxLength(40)));

/** Where a page of orders begins or ends: after (older than) or before (newer than) the order of that number. */
export const ordersPlace = { after: number, before: number };
export type OrdersPlace = { after?: string | undefined; before?: string | undefined };

/** The numbers from which the neighbouring pages are reached; null where there is none. */
export const neighbourPages = { newer: z.nullable(z.string()), older: z.nullable(z.string()) };
