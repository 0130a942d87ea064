import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { lacksEnglish } from "../../editing/translations/lacks-english.server";
import type { ArticleBody } from "../../news/article/article-body";
import { id, instant, localized, picture } from "../../platform/data/columns.server";
import { type EntertainmentLink, entertainmentKinds } from "./entertainment-item";

export const entertainmentItems = pgTable(
	"entertainment_items",
	{
		id: id(),
		slug: text("slug").notNull().unique("entertainment_items_slug"),
		kind: text("kind", { enum: entertainmentKinds }).notNull(),
		title: localized("title").notNull(),
		summary: localized("summary").notNull(),
		body: jsonb("body").$type<ArticleBody>().notNull(),
		bodyEn: jsonb("body_en").$type<ArticleBody>(),
		/** When it goes out or begins; a past one stays to be watched again. */
		startsAt: instant("starts_at").notNull(),
		/** Null for recorded shows. */
		place: text("place"),
		cover: picture("cover").notNull(),
		links: jsonb("links").$type<EntertainmentLink[]>().notNull().default([]),
		durationMinutes: integer("duration_minutes"),
	},
	(item) => [
		index("entertainment_items_newest").on(item.startsAt.desc().nullsFirst()),
		index("entertainment_items_newest_of_kind").on(item.kind, item.startsAt.desc().nullsFirst()),
		index("entertainment_items_without_english").on(item.id).where(lacksEnglish(item)),
		check("entertainment_items_slug_is_a_path_word", sql`${item.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check(
			"entertainment_items_kind_is_known",
			sql`${item.kind} in ('show', 'concert', 'podcast', 'fan-event')`,
		),
		check("entertainment_items_last_a_while", sql`${item.durationMinutes} > 0`),
	],
);
export type EntertainmentItem = typeof entertainmentItems.$inferSelect;
export type EntertainmentItemInsert = typeof entertainmentItems.$inferInsert;
