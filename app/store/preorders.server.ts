import { type SQLWrapper, sql } from "drizzle-orm";
import { club } from "../../club/profile";
import { leftIn } from "../allotments/allotments.server";
import { products } from "./tables.server";

/** The day it ships is still ahead. */
export const shipsLater = sql<boolean>`${products}.ships_on > (now() at time zone '${sql.raw(club.timeZone)}')::date`;

/** How many of a variant can still be ordered before it is there. Takes the variants' table or its alias, beside `products`. */
export const preordersLeft = (variant: SQLWrapper) =>
	sql<number>`case when ${shipsLater} then coalesce(${leftIn(sql`${variant}.preorder_id`)}, 0) else 0 end`.mapWith(
		Number,
	);
