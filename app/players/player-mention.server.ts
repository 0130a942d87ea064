import type { ToMentionCard } from "../news/mentions.server";
import { localize } from "../platform/language";
import type { players } from "./tables.server";

type Shown = Pick<typeof players.$inferSelect, "division" | "name" | "position" | "portrait">;

export const toPlayerMention: ToMentionCard<Shown> = ({ division, name, position, portrait }, language) => ({
	division,
	title: name,
	note: localize(position, language),
	picture: portrait,
	match: null,
});
