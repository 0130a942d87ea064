import { desc, gt, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { ContentKind } from "../../editing/content/content-kind.server";
import { countStoriesAbout } from "../../news/stories.server";
import { isSitePath } from "../../platform/browser/site-path";
import { counted } from "../../platform/lists/counted";
import { sectionLabel } from "../../platform/lists/section-label";
import { formatDateTime } from "../../platform/words/dates";
import { type Localized, localize } from "../../platform/words/language";
import { needFiles } from "../files/files.server";
import { readFilmPath } from "../files/film-path";
import { videos } from "../tables.server";
import type { VideoContent } from "./contract";

export const videoKind: ContentKind<typeof videos, VideoContent> = {
	name: "videos",
	table: videos,
	slug: videos.slug,
	toContent: ({ id: _id, slug: _slug, words: _words, publishedAt, ...content }) => ({
		...content,
		publishedAt: publishedAt.toISOString(),
	}),
	toRow: ({ publishedAt, seconds, sourceRef, ...content }) => ({
		...content,
		sourceRef: readSource(content.source, sourceRef) ?? sourceRef,
		seconds: content.isLive ? null : seconds,
		publishedAt: new Date(publishedAt),
	}),
	nameOf: ({ title }) => title.id,
	title: ({ title }, language) => localize(title, language),
	note: ({ category, publishedAt }, language) =>
		`${sectionLabel(category, language)} · ${formatDateTime(publishedAt.toISOString(), "medium", language, club.timeZone)}`,
	words: sql`${videos.words}`,
	order: [desc(videos.publishedAt), desc(videos.id)],
	states: { coming: gt(videos.publishedAt, sql`now()`) },
	/** A film is as long as it says itself. */
	async complete(db, content) {
		const film = (await needFiles(db, [content.sourceRef])).get(content.sourceRef);
		return film?.seconds && content.source === "file"
			? { ...content, isLive: false, seconds: film.seconds }
			: content;
	},
	async check(db, { isLive, seconds, source, sourceRef, captions }) {
		const faults: Record<string, Localized> = {};
		if (!isLive && seconds === null)
			faults.seconds = { id: "Isi panjangnya dalam detik.", en: "Enter its length in seconds." };
		if (readSource(source, sourceRef) === null) faults.sourceRef = sourceFaults[source];
		for (const [place, { src }] of captions.entries())
			if (!isSitePath(src)) faults[`captions.${place}.src`] = sourceFaults.captions;
		const known = await needFiles(db, [sourceRef, ...captions.map(({ src }) => src)]);
		if (readFilmPath(sourceRef, "mp4") && !known.has(sourceRef)) faults.sourceRef = goneFault;
		for (const [place, { src }] of captions.entries())
			if (readFilmPath(src, "vtt") && !known.has(src)) faults[`captions.${place}.src`] = goneFault;
		return faults;
	},
	async findUse(db, { slug }) {
		const stories = await countStoriesAbout(db, { kind: "video", slug });
		if (stories === 0) return null;
		return {
			id: `${stories} berita menyebut video ini. Ubah beritanya dulu.`,
			en: `${counted(stories, "article mentions", "articles mention")} this video. Remove it there first.`,
		};
	},
};

const sourceFaults = {
	youtube: { id: "Tempel alamat videonya di YouTube.", en: "Paste the video's address on YouTube." },
	file: { id: "Unggah filmnya, atau tulis /media/…", en: "Upload the film, or enter /media/…" },
	captions: { id: "Unggah subtitle, atau tulis /media/…", en: "Upload the captions, or enter /media/…" },
	hls: { id: "Berkas .m3u8 di situs ini: /media/…", en: "An .m3u8 file on this site: /media/…" },
};

const goneFault = {
	id: "Berkas ini sudah tidak ada. Unggah lagi.",
	en: "This file no longer exists. Upload it again.",
};

/** What is kept of what was typed; null if it cannot be played. */
function readSource(source: VideoContent["source"], typed: string): string | null {
	if (source === "youtube")
		return (
			/(?:^|youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?:$|[?&#/])/.exec(typed)?.[1] ?? null
		);
	return isSitePath(typed) && (source === "file" || typed.endsWith(".m3u8")) ? typed : null;
}
