import { and, arrayContains, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { HouseKey } from "../platform/club-profile";
import type { Db } from "../platform/database.server";
import { type Language, localize } from "../platform/language";
import { isOneOf } from "../platform/prepared.server";
import { videos } from "./tables.server";
import type { VideoSummary } from "./video-summary";

/** Videos by their slugs; an unknown slug is left out. */
export const selectVideos = (db: Db, slugs: string) =>
	db
		.select(summaryColumns)
		.from(videos)
		.where(and(isOneOf(videos.slug, slugs), isPublished));

export const listNewestVideos = (
	db: Db,
	language: Language,
	limit: number,
	category?: HouseKey,
): Promise<VideoSummary[]> => listWhere(db, language, category && eq(videos.category, category), limit);

export const listVideosOfEvent = (db: Db, language: Language, eventSlug: string, limit: number) =>
	listWhere(db, language, eq(videos.eventSlug, eventSlug), limit);

export const listVideosOfPlayer = (db: Db, language: Language, playerSlug: string, limit: number) =>
	listWhere(db, language, arrayContains(videos.playerSlugs, [playerSlug]), limit);

async function listWhere(
	db: Db,
	language: Language,
	condition: SQL | undefined,
	limit: number,
): Promise<VideoSummary[]> {
	const rows = await db
		.select(summaryColumns)
		.from(videos)
		.where(and(condition, isPublished))
		.orderBy(desc(videos.publishedAt), videos.id)
		.limit(limit);
	return rows.map((row) => toSummary(row, language));
}

export const isPublished = lte(videos.publishedAt, sql`now()`);

export const summaryColumns = {
	slug: videos.slug,
	title: videos.title,
	category: videos.category,
	cover: videos.cover,
	seconds: videos.seconds,
	publishedAt: videos.publishedAt,
};
type SummaryRow = Pick<typeof videos.$inferSelect, keyof typeof summaryColumns>;

export const toSummary = (row: SummaryRow, language: Language): VideoSummary => ({
	slug: row.slug,
	title: localize(row.title, language),
	category: row.category,
	cover: row.cover,
	seconds: row.seconds,
	publishedAt: row.publishedAt.toISOString(),
});
