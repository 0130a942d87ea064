import { type SQL, sql } from "drizzle-orm";
import { isGift, ticketOrdersOfBuyer, unissuedPlaces } from "../../orders/placing/ordered-quantities.server";
import { passes } from "./tables.server";

const isLive = sql`${passes.state} in ('valid', 'used') and not ${isGift(passes.orderId, passes.position)}`;

/**
 * Rows of a section and places: what a member has of an event, as a subquery. Live tickets, both those in the account and those
 * that the member bought and handed on, or nobody could be kept from buying for a crowd; and what is ordered and not
 * issued yet. One statement, so that no order is issued between two looks and counted twice or not at all.
 */
export const placesOfMember = (eventId: SQL) => sql`
	select section_id::text as section, 1 as places from (
		select ${passes.id}, ${passes.sectionId} from ${passes}
		where ${passes.memberId} = ${sql.placeholder("memberId")} and ${passes.eventId} = ${eventId} and ${isLive}
		union
		select ${passes.id}, ${passes.sectionId} from (${ticketOrdersOfBuyer}) bought
		join ${passes} on ${passes.orderId} = bought.order_id
		where ${passes.eventId} = ${eventId} and ${isLive}
	) live
	union all
	${unissuedPlaces}`;
