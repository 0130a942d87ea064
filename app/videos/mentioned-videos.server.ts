import { and } from "drizzle-orm";
import type { Mentionable } from "../news/article/mentions.server";
import { localize } from "../platform/words/language";
import { videos } from "./tables.server";
import { videoLength } from "./video-length";
import { isVideoPublished } from "./video-summaries.server";

type Row = Pick<typeof videos.$inferSelect, "slug" | "category" | "title" | "seconds" | "cover">;

/** Videos mentioned in a text, with the data for their cards. */
export const mentionedVideos: Mentionable<Row> = {
	select: (db, isNamed) => {
		const { slug, category, title, seconds, cover } = videos;
		return db
			.select({ slug, category, title, seconds, cover })
			.from(videos)
			.where(and(isNamed(slug), isVideoPublished));
	},
	toCard: ({ slug, category, title, seconds, cover }, language) => ({
		kind: "video",
		slug,
		division: category,
		title: localize(title, language),
		note: videoLength(seconds, language),
		picture: cover,
		match: null,
	}),
};
