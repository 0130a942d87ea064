import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { etagOf, isKnownTag } from "../../platform/http/etag.server";
import { sectionLabel } from "../../platform/lists/section-label";
import { defaultLanguage, isLanguage, type Language, localize } from "../../platform/words/language";
import { listForCalendar } from "../events/events.server";
import { events } from "../events/tables.server";
import type { Fixture } from "../fixtures/fixture";
import { listRows, type SelectedFixture, toFixture } from "../fixtures/fixtures.server";
import { fixtureTitle } from "../fixtures/say-fixture";
import { calendarFeed, calendarFile } from "./calendar-links";
import { type CalendarEntry, writeCalendar } from "./icalendar";

type Surroundings = { db: Db; settings: { publicUrl: string } };

/** Calendars to subscribe to, of the club and of each division, and a file for a single event. */
export function serveCalendars(app: FastifyInstance, { db, settings }: Surroundings) {
	const { publicUrl } = settings;

	app.get(calendarFeed(), async (request, reply) => {
		const language = languageOf(request);
		const rows = await listForCalendar(db, "all");
		return sendCalendar(request, reply, { publicUrl, language, name: club.name, rows });
	});

	app.get<{ Params: { division: string } }>("/calendar/:division.ics", async (request, reply) => {
		const { division } = request.params;
		if (!isDivision(division)) return reply.callNotFound();
		const language = languageOf(request);
		const rows = await listForCalendar(db, division);
		const name = `${club.name} · ${sectionLabel(division, language)}`;
		return sendCalendar(request, reply, { publicUrl, language, name, rows });
	});

	app.get<{ Params: { slug: string } }>(calendarFile(":slug"), async (request, reply) => {
		const language = languageOf(request);
		const { slug } = request.params;
		const where = eq(events.slug, slug);
		const rows = await listRows(db, { where, order: "soonest", limit: 1 });
		if (rows.length === 0) return reply.callNotFound();
		reply.header("content-disposition", `attachment; filename="${slug}.ics"`);
		return sendCalendar(request, reply, { publicUrl, language, name: club.name, rows });
	});
}

type CalendarParts = {
	publicUrl: string;
	language: Language;
	name: string;
	rows: SelectedFixture[];
	/** One member's: no shared cache may keep it. */
	isPrivate?: boolean;
};

export function sendCalendar(
	request: FastifyRequest,
	reply: FastifyReply,
	{ publicUrl, language, name, rows, isPrivate }: CalendarParts,
) {
	const entries = rows.map((row) => toEntry(row, publicUrl, language));
	// Weak, since copies differ only in their timestamp.
	const etag = `W/${etagOf(JSON.stringify([name, entries]))}`;
	reply
		.header("etag", etag)
		.header("cache-control", isPrivate ? "private, no-cache" : "public, max-age=300")
		.type("text/calendar; charset=utf-8");
	if (isKnownTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
	return reply.send(
		writeCalendar({
			name,
			product: club.name,
			timeZone: club.timeZone,
			entries,
			writtenAt: new Date(),
		}),
	);
}

function toEntry(row: SelectedFixture, publicUrl: string, language: Language): CalendarEntry {
	const fixture = toFixture(row, null, language);
	const address = addressIn(language, `${publicUrl}${pathTo("event-detail", { id: fixture.slug })}`);
	const competition = [fixture.competition, fixture.round].filter(Boolean).join(", ");
	const notice = row.event.notice && localize(row.event.notice, language);
	return {
		uid: `${fixture.slug}@${new URL(publicUrl).hostname}`,
		startsAt: fixture.startsAt,
		endsAt: fixture.endsAt,
		summary: fixtureTitle(fixture),
		description: [notice, competition, fixture.summary, address].filter(Boolean).join("\n"),
		location: `${fixture.venue.name}, ${fixture.venue.city}`,
		url: address,
		status: statusWords[fixture.status],
		sequence: row.event.sequence,
		categories: [sectionLabel(fixture.division, language)],
	};
}

const statusWords: Record<Fixture["status"], CalendarEntry["status"]> = {
	upcoming: "CONFIRMED",
	live: "CONFIRMED",
	finished: "CONFIRMED",
	postponed: "TENTATIVE",
	cancelled: "CANCELLED",
};

const isDivision = (word: string): word is DivisionKey => divisionKeys.includes(word as DivisionKey);

export function languageOf({ query }: FastifyRequest): Language {
	const asked = (query as { lang?: unknown }).lang;
	return isLanguage(asked) ? asked : defaultLanguage;
}
