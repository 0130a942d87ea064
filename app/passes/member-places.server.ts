import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isGift, ordersOfPhone, unissuedPlaces } from "../orders/ordered-quantities.server";
import { passes } from "./tables.server";

const isLive = sql`${passes.state} in ('valid', 'used') and not ${isGift(passes.orderId, passes.position)}`;

const hasTickets = (orderId: SQLWrapper) =>
	sql`exists (select from ${passes} issued where issued.order_id = ${orderId})`;

/**
 * Rows of a section and places: what a member has of an event, as a subquery. Live tickets, bought or received, those that
 * another account bought under the same verified number and still has, and what is ordered and not issued yet. One
 * statement, so that no order is issued between two looks and counted twice or not at all.
 */
export const placesOfMember = (eventId: SQL) => sql`
	select ${passes.sectionId}::text as section, 1 as places from ${passes}
	where ${passes.memberId} = ${sql.placeholder("memberId")} and ${passes.eventId} = ${eventId} and ${isLive}
	union all
	select ${passes.sectionId}::text, 1 from (${ordersOfPhone}) theirs
	join ${passes} on ${passes.orderId} = theirs.order_id and ${passes.memberId} = theirs.member_id
	where ${passes.eventId} = ${eventId} and ${isLive}
	union all
	${unissuedPlaces(hasTickets)}`;
