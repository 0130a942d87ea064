import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { club } from "../../../club/profile";
import { languageOf, sendCalendar } from "../../events/calendar/calendar-feed.server";
import { isOneOf } from "../../events/event-conditions.server";
import { listRows } from "../../events/fixture/fixtures.server";
import { calendarPath } from "../../follows/calendar-path";
import { findCalendarOwner } from "../../follows/follows.server";
import { followTexts } from "../../follows/texts";
import type { Db } from "../../platform/database.server";
import { textsIn } from "../../platform/language";

type Surroundings = { db: Db; settings: { publicUrl: string } };

/** The calendar of one member, under an address that cannot be guessed and that no cache may keep. */
export function serveOwnCalendars(app: FastifyInstance, { db, settings }: Surroundings) {
	app.get<{ Params: { token: string } }>(calendarPath(":token"), async (request, reply) => {
		const memberId = await findCalendarOwner(db, request.params.token);
		if (!memberId) return reply.callNotFound();
		const language = languageOf(request);
		const rows = await listRows(db, { where: isOneOf(eventsOf(memberId)), order: "soonest", limit: 1_000 });
		const name = `${club.name} · ${textsIn(followTexts, language).calendarTitle}`;
		sendCalendar(request, reply, { publicUrl: settings.publicUrl, language, name, rows, isPrivate: true });
		return reply;
	});
}

/** Of followed divisions, of the squads of followed players, and those with a ticket. */
const eventsOf = (memberId: string) => sql`(
	select events.id from events where starts_at > now() - interval '1 year' and exists (
		select 1 from follows where follows.member_id = ${memberId} and (
			(follows.kind = 'division' and follows.target = events.division)
			or (follows.kind = 'player' and exists (
				select 1 from players where players.slug = follows.target and players.division = events.division
					and (events.squad is null or players.squad = events.squad)))))
	union
	select event_id from passes where member_id = ${memberId} and state in ('valid', 'used'))`;
