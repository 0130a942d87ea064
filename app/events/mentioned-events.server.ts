import { eq } from "drizzle-orm";
import { club } from "../../club/profile";
import type { MatchLine, MentionCard } from "../news/mention-card";
import type { Db } from "../platform/database.server";
import { formatDateTime } from "../platform/dates";
import type { Language } from "../platform/language";
import { isOneOf, prepared } from "../platform/prepared.server";
import type { Fixture } from "./fixture/fixture";
import { competitionLine } from "./fixture/fixture-words";
import { selectFixtures, toFixture } from "./fixture/fixtures.server";
import type { MatchSheet, TimelineKind } from "./match/match";
import { events, matches } from "./tables.server";

/** Events that a text names: a match with its score and scorers, anything else with its day. */
export async function findMentionedEvents(
	db: Db,
	language: Language,
	slugs: string[],
): Promise<MentionCard[]> {
	const [rows, sheets] = await Promise.all([
		prepared(db, "mentioned_fixtures", () => selectFixtures(db).where(isOneOf(events.slug, "slugs"))).execute(
			{ slugs },
		),
		prepared(db, "mentioned_sheets", () =>
			db
				.select({ eventId: matches.eventId, sheet: matches.sheet })
				.from(matches)
				.innerJoin(events, eq(events.id, matches.eventId))
				.where(isOneOf(events.slug, "slugs")),
		).execute({ slugs }),
	]);
	const sheetOf = new Map(sheets.map(({ eventId, sheet }) => [eventId, sheet]));
	return rows.map((row) => {
		const fixture = toFixture(row, null, language);
		return {
			kind: "event",
			slug: fixture.slug,
			division: fixture.division,
			title: fixture.title,
			note: formatDateTime(fixture.startsAt, "short", language, fixture.venue.timeZone),
			picture: fixture.cover,
			match: toMatchLine(fixture, sheetOf.get(row.event.id)),
		};
	});
}

function toMatchLine(fixture: Fixture, sheet: MatchSheet | undefined): MatchLine | null {
	if (!fixture.opponent) return null;
	const { opponent, score } = fixture;
	const us = { name: club.shortName, crest: null, score: score?.us ?? null };
	const them = { name: opponent.name, crest: opponent.crest, score: score?.them ?? null };
	const [home, away] = fixture.home ? [us, them] : [them, us];
	return {
		status: fixture.status,
		startsAt: fixture.startsAt,
		timeZone: fixture.venue.timeZone,
		competition: competitionLine(fixture),
		home,
		away,
		scorers: listScorers(sheet),
	};
}

const goals: readonly TimelineKind[] = ["goal", "penalty-goal", "own-goal"];

/** Goals only: a basketball match has too many baskets to name, a series has none. */
function listScorers(sheet: MatchSheet | undefined): MatchLine["scorers"] {
	return (sheet?.timeline ?? []).flatMap(({ kind, at, side, player }) =>
		goals.includes(kind) && player ? [{ at, name: player.name, ours: side === "us" }] : [],
	);
}
