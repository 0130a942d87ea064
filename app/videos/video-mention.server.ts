import type { ToMentionCard } from "../news/mentions.server";
import { localize } from "../platform/language";
import { formatDuration } from "../ui/cards/video-card";
import type { videos } from "./tables.server";

type Shown = Pick<typeof videos.$inferSelect, "category" | "title" | "seconds" | "cover">;

export const toVideoMention: ToMentionCard<Shown> = ({ category, title, seconds, cover }, language) => ({
	division: category,
	title: localize(title, language),
	note: formatDuration(seconds, language),
	picture: cover,
	match: null,
});
