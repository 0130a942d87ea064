import type { FastifyInstance } from "fastify";
import { club } from "../../../../club/profile";
import { languageOf, sendCalendar } from "../../../matches/calendar/calendar-feed.server";
import { isEventOneOf } from "../../../matches/events/event-conditions.server";
import { listRows } from "../../../matches/fixtures/fixtures.server";
import type { Db } from "../../../platform/data/database.server";
import { textsIn } from "../../../platform/words/language";
import { calendarPath } from "../../follows/calendar-path";
import { findCalendarOwner } from "../../follows/follows.server";
import { followTexts } from "../../follows/texts";
import { myEvents } from "./my-events.server";

type Surroundings = { db: Db; settings: { publicUrl: string } };

/** A member's calendar, at an unguessable address and never cached. */
export function serveMyCalendars(app: FastifyInstance, { db, settings }: Surroundings) {
	app.get<{ Params: { token: string } }>(calendarPath(":token"), async (request, reply) => {
		const memberId = await findCalendarOwner(db, request.params.token);
		if (!memberId) return reply.callNotFound();
		const language = languageOf(request);
		const rows = await listRows(db, {
			where: isEventOneOf(myEvents(memberId)),
			order: "soonest",
			limit: 1_000,
		});
		const name = `${club.name} · ${textsIn(followTexts, language).calendarTitle}`;
		sendCalendar(request, reply, { publicUrl: settings.publicUrl, language, name, rows, isPrivate: true });
		return reply;
	});
}
