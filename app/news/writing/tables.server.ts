import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../platform/data/columns.server";
import type { Manuscript } from "./manuscript";

/**
 * What editors work on, apart from `articles`, which holds what readers see: a draft has no article yet, and a published
 * one can be rewritten in peace. An article that nobody has edited yet has no manuscript.
 */
export const manuscripts = pgTable(
	"article_manuscripts",
	{
		/** The article's id, once there is one. */
		articleId: uuid("article_id").primaryKey().default(sql`uuidv7()`),
		/** The latest revision. Every change counts it up, so whoever saves over an older one is noticed. */
		version: integer("version").notNull(),
		/** In which version each language was changed last. */
		idVersion: integer("id_version").notNull(),
		enVersion: integer("en_version").notNull(),
		/** The one on the site. */
		publishedVersion: integer("published_version"),
	},
	(manuscript) => [
		index("article_manuscripts_outdated")
			.on(manuscript.articleId)
			.where(sql`${manuscript.enVersion} < ${manuscript.idVersion}`),
		check(
			"article_manuscripts_versions_exist",
			sql`${manuscript.version} > 0 and ${manuscript.idVersion} <= ${manuscript.version}
				and ${manuscript.enVersion} <= ${manuscript.version} and ${manuscript.publishedVersion} <= ${manuscript.version}`,
		),
	],
);

/** Every state a manuscript was saved in. Never changed, except that an autosaved one is replaced by the next. */
export const revisions = pgTable(
	"article_revisions",
	{
		articleId: uuid("article_id")
			.notNull()
			.references(() => manuscripts.articleId, { onDelete: "cascade" }),
		version: integer("version").notNull(),
		content: jsonb("content").$type<Manuscript>().notNull(),
		/** Null for what was there before anybody edited it. No foreign key: it outlives its writer. */
		memberId: uuid("member_id"),
		/** Since when it has been autosaved; null if it was saved with the button. The writer's next save replaces it. */
		automaticSince: instant("automatic_since"),
		createdAt: createdAt(),
	},
	(revision) => [primaryKey({ columns: [revision.articleId, revision.version] })],
);

/** Addresses that articles had before. */
export const articleRedirects = pgTable("article_redirects", {
	slug: text("slug").primaryKey(),
	articleId: uuid("article_id")
		.notNull()
		.references(() => manuscripts.articleId, { onDelete: "cascade" }),
	createdAt: createdAt(),
});

/** Links that show a manuscript to somebody without an account, until they expire. */
export const articlePreviews = pgTable(
	"article_previews",
	{
		tokenHash: text("token_hash").primaryKey(),
		articleId: uuid("article_id")
			.notNull()
			.references(() => manuscripts.articleId, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
	},
	(preview) => [index("article_previews_expiry").on(preview.expiresAt)],
);
