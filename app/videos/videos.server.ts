import { and, asc, desc, eq, not, type SQL, sql } from "drizzle-orm";
import { findMentioned } from "../news/article/mentions.server";
import type { Db } from "../platform/data/database.server";
import { statement } from "../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../platform/http/contract";
import { refuse } from "../platform/http/refusal";
import { countPages, selectShown } from "../platform/lists/list-page.server";
import { selectTotal } from "../platform/lists/list-total.server";
import { areWordsIn, readWords } from "../platform/lists/list-words.server";
import { type Language, localize } from "../platform/words/language";
import {
	type SeenCard,
	type VideoSort,
	type videoDetail,
	type videoList,
	videoRefusals,
	videosPerPage,
} from "./contract";
import { readFilmPath, streamPath } from "./files/film-path";
import { videoFiles } from "./files/tables.server";
import { type Video, videos } from "./tables.server";
import {
	isVideoPublished,
	selectNewestVideos,
	toVideoSummary,
	videoSummaryColumns,
} from "./video-summaries.server";
import type { VideoSummary } from "./video-summary";

export async function listVideos(
	db: Db,
	language: Language,
	filter: ParsedInputOf<typeof videoList>,
): Promise<AnswerOf<typeof videoList>> {
	const { category, sort, page } = filter;
	const words = readWords(filter.q);
	const values = { category, ...words.values, offset: (page - 1) * videosPerPage };
	const rows = await listed.run(db, values, sort, category !== "all", words.count);
	const [first] = rows;
	if (!first && page > 1)
		return { ...(await listVideos(db, language, { ...filter, page: 1 })), videos: [], page };
	const length = countPages(first?.total ?? 0, videosPerPage, { isByWords: words.count > 0 });
	return {
		videos: page > length.pageCount ? [] : rows.map((row) => toVideoSummary(row, language)),
		page,
		...length,
	};
}

const listed = statement((db: Db, sort: VideoSort, ofHouse: boolean, wordCount: number) => {
	const house = ofHouse ? sql`${sql.placeholder("category")}` : undefined;
	const inHouse = house && eq(videos.category, house);
	const shown = selectShown(videos, {
		where: [isVideoPublished, inHouse],
		sought: areWordsIn(videos.words, wordCount),
		isByWords: wordCount > 0,
		total: selectTotal(db, videos, { house, toCome: and(inHouse, not(isVideoPublished)) }),
		order: sortings[sort],
		perPage: videosPerPage,
	});
	return db
		.select({ ...videoSummaryColumns, total: sql<number>`shown.total` })
		.from(shown)
		.innerJoin(videos, sql`${videos.id} = shown.id`)
		.orderBy(...sortings[sort]);
});

export async function readVideo(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof videoDetail>> {
	const [video] = await videoBySlug.run(db, { slug });
	if (!video) throw refuse(videoRefusals, "videos.unknown");
	const [seen, next] = await Promise.all([findSeen(db, language, video), listNext(db, language, video)]);
	return {
		...toVideoSummary(video, language),
		summary: localize(video.summary, language),
		...(await findBestSource(db, video)),
		captions: video.captions,
		seen,
		next,
	};
}

const videoBySlug = statement((db: Db) =>
	db
		.select()
		.from(videos)
		.where(and(eq(videos.slug, sql.placeholder("slug")), isVideoPublished)),
);

/** An uploaded film's stream, once that is ready: it plays on slow connections, too. */
async function findBestSource(
	db: Db,
	{ source, sourceRef }: Video,
): Promise<Pick<Video, "source" | "sourceRef">> {
	const id = source === "file" && readFilmPath(sourceRef, "mp4");
	const film = id && (await filmById.run(db, { id }))[0];
	return film && film.stream === "ready"
		? { source: "hls", sourceRef: streamPath(id) }
		: { source, sourceRef };
}

const filmById = statement((db: Db) =>
	db
		.select({ stream: videoFiles.stream })
		.from(videoFiles)
		.where(eq(videoFiles.id, sql.placeholder("id"))),
);

async function findSeen(db: Db, language: Language, { eventSlug, playerSlugs }: Video): Promise<SeenCard[]> {
	const found = await findMentioned(db, language, [
		...(eventSlug ? [{ kind: "event" as const, slug: eventSlug }] : []),
		...playerSlugs.map((slug) => ({ kind: "player" as const, slug })),
	]);
	return found.map(({ kind, slug, division, title, note, picture }) => ({
		kind: kind === "event" ? "event" : "player",
		slug,
		division,
		title,
		note,
		picture,
	}));
}

const mostNext = 4;

/** The same house first, then the newest. Both use an index, however long the history. */
async function listNext(db: Db, language: Language, { slug, category }: Video): Promise<VideoSummary[]> {
	const [ofHouse, all] = await Promise.all([newestOfHouse.run(db, { category }), newestOfAll.run(db)]);
	const others = new Map([...ofHouse, ...all].map((video) => [video.slug, video]));
	others.delete(slug);
	return [...others.values()].slice(0, mostNext).map((row) => toVideoSummary(row, language));
}

const newestOfHouse = statement((db: Db) =>
	selectNewestVideos(db, mostNext + 1, eq(videos.category, sql.placeholder("category"))),
);
const newestOfAll = statement((db: Db) => selectNewestVideos(db, mostNext * 2 + 1));

/** A live broadcast has no duration yet: PostgreSQL sorts null above any value. */
const sortings: Record<VideoSort, SQL[]> = {
	newest: [desc(videos.publishedAt), asc(videos.id)],
	oldest: [asc(videos.publishedAt), desc(videos.id)],
	longest: [desc(videos.seconds), asc(videos.id)],
	shortest: [asc(videos.seconds), asc(videos.id)],
};
