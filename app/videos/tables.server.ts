import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { lacksEnglish } from "../editing/translations/lacks-english.server";
import { id, instant, localized, picture } from "../platform/data/columns.server";
import { listWords, wordIndex } from "../platform/lists/list-words.server";
import { type VideoCaptions, videoSources } from "./video-source";

export const videos = pgTable(
	"videos",
	{
		id: id(),
		slug: text("slug").notNull().unique("videos_slug"),
		title: localized("title").notNull(),
		summary: localized("summary").notNull(),
		category: text("category").notNull(),
		cover: picture("cover").notNull(),
		/** A live broadcast has no duration yet. */
		isLive: boolean("is_live").notNull().default(false),
		seconds: integer("seconds"),
		source: text("source", { enum: videoSources }).notNull(),
		/** A path on this site for file and hls, otherwise a YouTube id. */
		sourceRef: text("source_ref").notNull(),
		captions: jsonb("captions").$type<VideoCaptions[]>().notNull().default([]),
		publishedAt: instant("published_at").notNull(),
		/** Featured players and events by slug, for "videos of this player". */
		playerSlugs: text("player_slugs").array().notNull().default(sql`'{}'`),
		eventSlug: text("event_slug"),
		words: listWords("title", "summary"),
	},
	(video) => [
		index("videos_newest").on(video.publishedAt.desc().nullsFirst(), video.id),
		index("videos_newest_in_category").on(video.category, video.publishedAt.desc().nullsFirst(), video.id),
		index("videos_of_players").using("gin", video.playerSlugs),
		index("videos_of_event").on(video.eventSlug),
		index("videos_words").using("gin", wordIndex(video.words)),
		index("videos_without_english").on(video.id).where(lacksEnglish(video)),
		check("videos_slug_is_a_path_word", sql`${video.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check("videos_last_a_while", sql`${video.seconds} > 0`),
		check("videos_have_a_length_unless_live", sql`${video.isLive} = (${video.seconds} is null)`),
		check(
			"videos_source_is_playable",
			sql`case ${video.source}
				when 'youtube' then ${video.sourceRef} ~ '^[A-Za-z0-9_-]{11}$'
				when 'file' then ${video.sourceRef} ~ '^/[^/]'
				when 'hls' then ${video.sourceRef} ~ '^/[^/].*[.]m3u8$'
				else false end`,
		),
	],
);
export type Video = typeof videos.$inferSelect;
export type VideoInsert = typeof videos.$inferInsert;
