import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { club } from "../../club/profile";
import { leftIn } from "../allotments/allotments.server";
import { products } from "./tables.server";

/** What is left for pre-orders while the day it ships is still ahead; nothing from that day on. */
export const untilItShips = (left: SQL) =>
	sql<number>`case when ${products}.ships_on > (now() at time zone '${sql.raw(club.timeZone)}')::date
		then coalesce(${left}, 0) else 0 end`.mapWith(Number);

/** How many of a variant can still be ordered before it is there. Takes the variants' table or its alias, beside `products`. */
export const preordersLeft = (variant: SQLWrapper) => untilItShips(leftIn(sql`${variant}.preorder_id`));
