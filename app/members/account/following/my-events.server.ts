import { type SQL, sql } from "drizzle-orm";
import { events } from "../../../matches/events/tables.server";
import { players } from "../../../people/players/tables.server";
import { issuedTickets } from "../../../tickets/issued/tables.server";
import { follows } from "../../follows/tables.server";

/** The ids of a member's events: of followed divisions, of the squads of followed players, and those with a ticket. */
export const myEvents = (memberId: string): SQL => sql`(
	select events.id from ${events} where starts_at > now() - interval '1 year' and exists (
		select 1 from ${follows} where follows.member_id = ${memberId} and (
			(follows.kind = 'division' and follows.target = events.division)
			or (follows.kind = 'player' and exists (
				select 1 from ${players} where players.slug = follows.target and players.division = events.division
					and (events.squad is null or players.squad = events.squad)))))
	union ${eventsWithTicket(memberId)})`;

export const eventsWithTicket = (memberId: string): SQL =>
	sql`(select event_id from ${issuedTickets} where member_id = ${memberId} and state in ('valid', 'used'))`;
