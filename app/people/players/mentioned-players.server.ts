import type { Mentionable } from "../../news/article/mentions.server";
import { localize } from "../../platform/words/language";
import { players } from "./tables.server";

type Row = Pick<typeof players.$inferSelect, "slug" | "division" | "name" | "position" | "portrait">;

/** Players that a text names, with what their cards show. */
export const mentionedPlayers: Mentionable<Row> = {
	select: (db, isNamed) => {
		const { slug, division, name, position, portrait } = players;
		return db.select({ slug, division, name, position, portrait }).from(players).where(isNamed(slug));
	},
	toCard: ({ slug, division, name, position, portrait }, language) => ({
		kind: "player",
		slug,
		division,
		title: name,
		note: localize(position, language),
		picture: portrait,
		match: null,
	}),
};
