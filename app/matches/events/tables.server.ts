import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { lacksEnglish } from "../../editing/translations/lacks-english.server";
import type { ArticleBody } from "../../news/article/article-body";
import { id, instant, localized, picture } from "../../platform/data/columns.server";
import type { MatchSheet, Outcome } from "../match-centre/match";
import { eventKinds } from "./contract";
import type { ProgrammeItem } from "./programme";

export const eventStatuses = ["scheduled", "live", "finished", "postponed", "cancelled"] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Competitions, teams and venues are few and appear in URLs, so the slug is the primary key. */
export const competitions = pgTable(
	"competitions",
	{
		slug: text("slug").primaryKey(),
		division: text("division").notNull(),
		name: text("name").notNull(),
		shortName: text("short_name").notNull(),
	},
	(competition) => [
		check("competitions_slug_is_a_path_word", sql`${competition.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
	],
);
export type Competition = typeof competitions.$inferSelect;
export type CompetitionInsert = typeof competitions.$inferInsert;

/** Opponents. The club itself is not in here: it is "us" in every match. */
export const teams = pgTable(
	"teams",
	{
		slug: text("slug").primaryKey(),
		division: text("division").notNull(),
		name: text("name").notNull(),
		shortName: text("short_name").notNull(),
		colour: text("colour").notNull(),
		crest: picture("crest").notNull(),
	},
	(team) => [
		check("teams_slug_is_a_path_word", sql`${team.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("teams_colour_is_hex", sql`${team.colour} ~ '^#[0-9A-F]{6}$'`),
	],
);
export type Team = typeof teams.$inferSelect;
export type TeamInsert = typeof teams.$inferInsert;

export const venues = pgTable(
	"venues",
	{
		slug: text("slug").primaryKey(),
		name: text("name").notNull(),
		city: text("city").notNull(),
		address: text("address").notNull(),
		/** IANA name. Kick-off is shown in local time. */
		timeZone: text("time_zone").notNull(),
		/** Null for open-air places. */
		capacity: integer("capacity"),
	},
	(venue) => [
		check("venues_slug_is_a_path_word", sql`${venue.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("venues_hold_somebody", sql`${venue.capacity} > 0`),
	],
);
export type Venue = typeof venues.$inferSelect;
export type VenueInsert = typeof venues.$inferInsert;

export const events = pgTable(
	"events",
	{
		id: id(),
		slug: text("slug").notNull().unique("events_slug"),
		kind: text("kind", { enum: eventKinds }).notNull(),
		division: text("division").notNull(),
		squad: text("squad"),
		title: localized("title").notNull(),
		summary: localized("summary").notNull(),
		body: jsonb("body").$type<ArticleBody>(),
		bodyEn: jsonb("body_en").$type<ArticleBody>(),
		programme: jsonb("programme").$type<ProgrammeItem[]>().notNull().default([]),
		competition: text("competition").references(() => competitions.slug, { onUpdate: "cascade" }),
		round: localized("round"),
		opponent: text("opponent").references(() => teams.slug, { onUpdate: "cascade" }),
		/** Null unless it is a match. */
		home: boolean("home"),
		venue: text("venue")
			.notNull()
			.references(() => venues.slug, { onUpdate: "cascade" }),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		status: text("status", { enum: eventStatuses }).notNull().default("scheduled"),
		/** Kept when an event is rescheduled, so the page can show both dates. */
		previousStartsAt: instant("previous_starts_at"),
		/** What anyone who comes has to know: "No spectators." */
		notice: localized("notice"),
		/** Counted up by the database whenever calendars have to be told; see `match_changes.sql`. */
		sequence: integer("sequence").notNull().default(0),
		/** Where to watch: an https URL, or a path on this site. */
		watchUrl: text("watch_url"),
		cover: picture("cover").notNull(),
	},
	(event) => [
		// Covers everything that decides whether an event is over, so lists count with an index-only scan.
		index("events_by_day").on(event.startsAt, event.id, event.endsAt, event.status),
		index("events_by_day_of_division").on(
			event.division,
			event.startsAt,
			event.id,
			event.endsAt,
			event.status,
		),
		index("events_by_status").on(event.status, event.startsAt),
		index("events_of_competition").on(event.competition, event.startsAt),
		index("events_against").on(event.opponent, event.startsAt),
		index("events_without_english").on(event.startsAt).where(lacksEnglish(event)),
		check("events_slug_is_a_path_word", sql`${event.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("events_kind_is_known", sql`${event.kind} in ('match', 'event')`),
		check(
			"events_status_is_known",
			sql`${event.status} in ('scheduled', 'live', 'finished', 'postponed', 'cancelled')`,
		),
		check("events_end_after_they_start", sql`${event.endsAt} > ${event.startsAt}`),
		check(
			"events_match_has_an_opponent",
			sql`${event.kind} = 'event' or (${event.opponent} is not null and ${event.home} is not null
				and ${event.competition} is not null and ${event.squad} is not null)`,
		),
		check(
			"events_match_belongs_to_a_team",
			sql`${event.kind} = 'event' or ${event.division} not in ('academy', 'foundation', 'entertainment', 'club')`,
		),
		check("events_watch_url_is_safe", sql`${event.watchUrl} ~ '^(https://|/[^/])'`),
	],
);
export type ClubEvent = typeof events.$inferSelect;
export type ClubEventInsert = typeof events.$inferInsert;

/** A match that has started. The score is stored next to the sheet, so lists need not read the sheet. */
export const matches = pgTable(
	"matches",
	{
		eventId: uuid("event_id")
			.primaryKey()
			.references(() => events.id, { onDelete: "cascade" }),
		scoreUs: integer("score_us").notNull(),
		scoreThem: integer("score_them").notNull(),
		sheet: jsonb("sheet").$type<MatchSheet>().notNull(),
	},
	(match) => [check("matches_score_not_negative", sql`${match.scoreUs} >= 0 and ${match.scoreThem} >= 0`)],
);
export type Match = typeof matches.$inferSelect;
export type MatchInsert = typeof matches.$inferInsert;

/** One team's row in a league table. */
export const standings = pgTable(
	"standings",
	{
		id: id(),
		competition: text("competition")
			.notNull()
			.references(() => competitions.slug, { onUpdate: "cascade" }),
		/** "2026/27" */
		season: text("season").notNull(),
		position: integer("position").notNull(),
		/** Null is the club itself. */
		team: text("team").references(() => teams.slug, { onUpdate: "cascade" }),
		played: integer("played").notNull(),
		won: integer("won").notNull(),
		drawn: integer("drawn").notNull(),
		lost: integer("lost").notNull(),
		/** Goals, points or games, whatever the sport counts. */
		scored: integer("scored").notNull(),
		conceded: integer("conceded").notNull(),
		/** Points within the games, where games are counted. */
		scoredWithin: integer("scored_within").notNull().default(0),
		concededWithin: integer("conceded_within").notNull().default(0),
		points: integer("points").notNull(),
		/** The last five, newest first. */
		form: text("form").array().$type<Outcome[]>().notNull(),
	},
	(row) => [
		unique("standings_position").on(row.competition, row.season, row.position),
		unique("standings_team").on(row.competition, row.season, row.team).nullsNotDistinct(),
		check("standings_position_counts_from_one", sql`${row.position} > 0`),
		check("standings_played_adds_up", sql`${row.played} = ${row.won} + ${row.drawn} + ${row.lost}`),
		check(
			"standings_not_negative",
			sql`least(${row.won}, ${row.drawn}, ${row.lost}, ${row.scored}, ${row.conceded}, ${row.scoredWithin}, ${row.concededWithin}) >= 0`,
		),
		check(
			"standings_form_is_known",
			sql`${row.form} <@ array['won', 'drawn', 'lost'] and cardinality(${row.form}) <= 5`,
		),
	],
);
export type Standing = typeof standings.$inferSelect;
export type StandingInsert = typeof standings.$inferInsert;
