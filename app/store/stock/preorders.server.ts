import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { leftIn } from "../../orders/allotments/allotments.server";
import { products } from "../tables.server";

/** Pre-orders left until the ship date; none from that day on. */
export const untilItShips = (left: SQL) =>
	sql<number>`case when ${products}.ships_on > (now() at time zone '${sql.raw(club.timeZone)}')::date
		then coalesce(${left}, 0) else 0 end`.mapWith(Number);

/** How many of a variant can still be pre-ordered. Takes the variants' table or its alias, beside `products`. */
export const preordersLeft = (variant: SQLWrapper) => untilItShips(leftIn(sql`${variant}.preorder_id`));
