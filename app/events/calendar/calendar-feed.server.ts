import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/database.server";
import { etagOf, isKnownTag } from "../../platform/etag.server";
import { houseLabel } from "../../platform/house-label";
import { defaultLanguage, isLanguage, type Language } from "../../platform/language";
import { listForCalendar } from "../events.server";
import type { Fixture } from "../fixture/fixture";
import { fixtureTitle } from "../fixture/fixture-words";
import { listFixtures, withoutOffers } from "../fixture/fixtures.server";
import { events } from "../tables.server";
import { calendarFeed, calendarFile } from "./calendar-links";
import { type CalendarEntry, writeCalendar } from "./icalendar";

type Surroundings = { db: Db; settings: { publicUrl: string } };

/** Calendars to subscribe to, of the club and of each division, and a file for a single event. */
export function serveCalendars(app: FastifyInstance, { db, settings }: Surroundings) {
	const { publicUrl } = settings;

	app.get(calendarFeed(), async (request, reply) => {
		const language = languageOf(request);
		const fixtures = await listForCalendar(db, language, "all");
		return sendCalendar(request, reply, { publicUrl, language, name: club.name, fixtures });
	});

	app.get<{ Params: { division: string } }>("/calendar/:division.ics", async (request, reply) => {
		const { division } = request.params;
		if (!isDivision(division)) return reply.callNotFound();
		const language = languageOf(request);
		const fixtures = await listForCalendar(db, language, division);
		const name = `${club.name} · ${houseLabel(division, language)}`;
		return sendCalendar(request, reply, { publicUrl, language, name, fixtures });
	});

	app.get<{ Params: { slug: string } }>(calendarFile(":slug"), async (request, reply) => {
		const language = languageOf(request);
		const { slug } = request.params;
		const where = eq(events.slug, slug);
		const fixtures = await listFixtures(db, language, withoutOffers, { where, order: "soonest", limit: 1 });
		if (fixtures.length === 0) return reply.callNotFound();
		reply.header("content-disposition", `attachment; filename="${slug}.ics"`);
		return sendCalendar(request, reply, { publicUrl, language, name: club.name, fixtures });
	});
}

type CalendarParts = { publicUrl: string; language: Language; name: string; fixtures: Fixture[] };

function sendCalendar(
	request: FastifyRequest,
	reply: FastifyReply,
	{ publicUrl, language, name, fixtures }: CalendarParts,
) {
	const entries = fixtures.map((fixture) => toEntry(fixture, publicUrl, language));
	// Weak, because each copy says when it was written and is otherwise the same.
	const etag = `W/${etagOf(JSON.stringify([name, entries]))}`;
	reply
		.header("etag", etag)
		.header("cache-control", "public, max-age=300")
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

function toEntry(fixture: Fixture, publicUrl: string, language: Language): CalendarEntry {
	const address = `${publicUrl}${pathTo("event-detail", { id: fixture.slug })}`;
	const competition = [fixture.competition, fixture.round].filter(Boolean).join(", ");
	return {
		uid: `${fixture.slug}@${new URL(publicUrl).hostname}`,
		startsAt: fixture.startsAt,
		endsAt: fixture.endsAt,
		summary: fixtureTitle(fixture),
		description: [competition, fixture.summary, address].filter(Boolean).join("\n"),
		location: `${fixture.venue.name}, ${fixture.venue.city}`,
		url: address,
		status: statusWords[fixture.status],
		categories: [houseLabel(fixture.division, language)],
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

function languageOf({ query }: FastifyRequest): Language {
	const asked = (query as { lang?: unknown }).lang;
	return isLanguage(asked) ? asked : defaultLanguage;
}
