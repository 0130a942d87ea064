import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { MatchLine, MentionCard } from "../../news/article/mention-card";
import type { Mentionable } from "../../news/article/mentions.server";
import type { Db } from "../../platform/data/database.server";
import { formatDateTime } from "../../platform/words/dates";
import { type Language, localize } from "../../platform/words/language";
import { statusOf } from "../fixtures/fixtures.server";
import { competitionLine, sidesOf } from "../fixtures/say-fixture";
import type { MatchSheet } from "../match-centre/match";
import { happeningOf } from "../sports/sport-of";
import { competitions, events, matches, teams, venues } from "./tables.server";

/** Events mentioned in a text, with the data for their cards. */
const selectNamed = (db: Db, isNamed: (slug: AnyColumn) => SQL) =>
	db
		.select({
			slug: events.slug,
			division: events.division,
			title: events.title,
			status: events.status,
			startsAt: events.startsAt,
			endsAt: events.endsAt,
			home: events.home,
			cover: events.cover,
			timeZone: venues.timeZone,
			competition: competitions.name,
			round: events.round,
			opponent: { name: teams.name, crest: teams.crest },
			scoreUs: matches.scoreUs,
			scoreThem: matches.scoreThem,
			timeline: sql<MatchSheet["timeline"] | null>`${matches.sheet} -> 'timeline'`,
		})
		.from(events)
		.innerJoin(venues, eq(venues.slug, events.venue))
		.leftJoin(competitions, eq(competitions.slug, events.competition))
		.leftJoin(teams, eq(teams.slug, events.opponent))
		.leftJoin(matches, eq(matches.eventId, events.id))
		.where(isNamed(events.slug));
type Row = Awaited<ReturnType<typeof selectNamed>>[number];

/** A match with its score and scorers, anything else with its date. */
const toCard = (row: Row, language: Language): MentionCard => ({
	kind: "event",
	slug: row.slug,
	division: row.division,
	title: localize(row.title, language),
	note: formatDateTime(row.startsAt.toISOString(), "short", language, row.timeZone),
	picture: row.cover,
	match: row.opponent && toMatchLine(row, row.opponent, language),
});

function toMatchLine(row: Row, opponent: NonNullable<Row["opponent"]>, language: Language): MatchLine {
	const us: MatchLine["home"] = { name: club.shortName, crest: null, score: row.scoreUs };
	const them = { name: opponent.name, crest: opponent.crest, score: row.scoreThem };
	const [home, away] = sidesOf(row.home, us, them);
	return {
		status: statusOf(row),
		startsAt: row.startsAt.toISOString(),
		timeZone: row.timeZone,
		competition: competitionLine({
			competition: row.competition,
			round: row.round && localize(row.round, language),
		}),
		home,
		away,
		scorers: listScorers(row.division, row.timeline ?? []),
	};
}

export const mentionedEvents: Mentionable<Row> = { select: selectNamed, toCard };

/** Goals only: basketball has too many baskets to list, a series has none. */
function listScorers(division: string, timeline: MatchSheet["timeline"]): MatchLine["scorers"] {
	return timeline.flatMap(({ kind, at, side, player }) =>
		player && happeningOf(division, kind).isScore ? [{ at, name: player.name, ours: side === "us" }] : [],
	);
}
