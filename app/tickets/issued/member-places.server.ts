import { type SQL, sql } from "drizzle-orm";
import { isGift, ticketOrdersOfBuyer, unissuedPlaces } from "../../orders/placing/ordered-quantities.server";
import { issuedTickets } from "./tables.server";

const isLive = sql`${issuedTickets.state} in ('valid', 'used') and not ${isGift(issuedTickets.orderId, issuedTickets.position)}`;

/**
 * Rows of a section and places: what a member has of an event, as a subquery. Live tickets, both those in the account and those
 * that the member bought and handed on, or nobody could be kept from buying for a crowd; and what is ordered and not
 * issued yet. One statement, so that no order is issued between two looks and counted twice or not at all.
 */
export const placesOfMember = (eventId: SQL) => sql`
	select section_id::text as section, 1 as places from (
		select ${issuedTickets.id}, ${issuedTickets.sectionId} from ${issuedTickets}
		where ${issuedTickets.memberId} = ${sql.placeholder("memberId")} and ${issuedTickets.eventId} = ${eventId} and ${isLive}
		union
		select ${issuedTickets.id}, ${issuedTickets.sectionId} from (${ticketOrdersOfBuyer}) bought
		join ${issuedTickets} on ${issuedTickets.orderId} = bought.order_id
		where ${issuedTickets.eventId} = ${eventId} and ${isLive}
	) live
	union all
	${unissuedPlaces}`;
