import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { ClubSection } from "../platform/club-profile";
import type { Db } from "../platform/data/database.server";
import { statement } from "../platform/data/statement.server";
import { type Language, localize } from "../platform/words/language";
import { videos } from "./tables.server";
import type { VideoSummary } from "./video-summary";

export const listNewestVideos = (
	db: Db,
	language: Language,
	limit: number,
	category?: ClubSection,
): Promise<VideoSummary[]> => newest.run(db, {}, limit, category).then((rows) => summarize(rows, language));

const newest = statement((db: Db, limit: number, category: ClubSection | undefined) =>
	selectNewestVideos(db, limit, category ? eq(videos.category, category) : undefined),
);

export const listVideosOfEvent = (db: Db, language: Language, eventSlug: string, limit: number) =>
	ofEvent.run(db, { eventSlug }, limit).then((rows) => summarize(rows, language));

const ofEvent = statement((db: Db, limit: number) =>
	selectNewestVideos(db, limit, eq(videos.eventSlug, sql.placeholder("eventSlug"))),
);

export const listVideosOfPlayer = (db: Db, language: Language, playerSlug: string, limit: number) =>
	ofPlayer.run(db, { playerSlug }, limit).then((rows) => summarize(rows, language));

const ofPlayer = statement((db: Db, limit: number) =>
	selectNewestVideos(
		db,
		limit,
		sql`${videos.playerSlugs} @> array[${sql.placeholder("playerSlug")}]::text[]`,
	),
);

export const selectNewestVideos = (db: Db, limit: number, condition?: SQL) =>
	db
		.select(videoSummaryColumns)
		.from(videos)
		.where(and(condition, isVideoPublished))
		.orderBy(desc(videos.publishedAt), videos.id)
		.limit(limit);

const summarize = (rows: readonly SummaryRow[], language: Language) =>
	rows.map((row) => toVideoSummary(row, language));

export const isVideoPublished = lte(videos.publishedAt, sql`now()`);

export const videoSummaryColumns = {
	slug: videos.slug,
	title: videos.title,
	category: videos.category,
	cover: videos.cover,
	isLive: videos.isLive,
	seconds: videos.seconds,
	publishedAt: videos.publishedAt,
};
type SummaryRow = Pick<typeof videos.$inferSelect, keyof typeof videoSummaryColumns>;

export const toVideoSummary = (row: SummaryRow, language: Language): VideoSummary => ({
	slug: row.slug,
	title: localize(row.title, language),
	category: row.category,
	cover: row.cover,
	isLive: row.isLive,
	seconds: row.seconds,
	publishedAt: row.publishedAt.toISOString(),
});

export const countVideosOfPlayer = (db: Db, slug: string) =>
	db.$count(videos, sql`${videos.playerSlugs} @> array[${slug}]::text[]`);
