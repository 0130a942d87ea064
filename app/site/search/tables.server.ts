import { type SQL, sql } from "drizzle-orm";
import { bigint, check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, picture } from "../../platform/data/columns.server";
import { languages } from "../../platform/words/language";
import { searchKinds } from "./search-kind";

const regconfig = customType<{ data: string }>({ dataType: () => "regconfig" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const alwaysNew = 1_000_000;

/** Content is read far more than written: update the GIN index directly instead of its pending list. */
const atOnce = { fastupdate: false };

/**
 * The search index: one row per item and language. Maintained by triggers on the content tables, from the view
 * `search_sources` (migration `search`); nothing else writes here.
 */
export const searchEntries = pgTable(
	"search_entries",
	{
		kind: text("kind", { enum: searchKinds }).notNull(),
		slug: text("slug").notNull(),
		language: text("language", { enum: languages }).notNull(),
		/** Text search configuration of this language. */
		stemming: regconfig("stemming").notNull(),
		division: text("division").notNull(),
		title: text("title").notNull(),
		/** Alternative names: nickname, opponent, venue, competition, category. */
		names: text("names").notNull(),
		summary: text("summary").notNull(),
		content: text("content").notNull(),
		price: bigint("price", { mode: "number" }),
		picture: picture("picture").notNull(),
		/** Published, kicked off, released or joined. */
		happenedAt: instant("happened_at").notNull(),
		/** Hidden until then; null if it was always visible. */
		visibleFrom: instant("visible_from"),
		titleWords: tsvector("title_words")
			.notNull()
			.generatedAlwaysAs((): SQL => sql`to_tsvector(stemming, title || ' ' || names)`),
		words: tsvector("words")
			.notNull()
			.generatedAlwaysAs(
				(): SQL => sql`to_tsvector(stemming, title || ' ' || names || ' ' || summary || ' ' || content)`,
			),
		/**
		 * The month, for content that ages: very common words are searched in recent content first. Players and
		 * products never age.
		 */
		newness: integer("newness")
			.notNull()
			.generatedAlwaysAs(
				(): SQL => sql`case when kind in ('player', 'product') then ${sql.raw(String(alwaysNew))}
					else (extract(year from happened_at at time zone 'UTC') * 12 + extract(month from happened_at at time zone 'UTC'))::int end`,
			),
		/** Normalized words with a leading space each, for prefix and similarity search. */
		spelling: text("spelling")
			.notNull()
			.generatedAlwaysAs(
				(): SQL => sql`' ' || lower(regexp_replace(title || ' ' || names, '[^[:alnum:]]+', ' ', 'g'))`,
			),
	},
	(entry) => [
		primaryKey({ columns: [entry.kind, entry.slug, entry.language] }),
		// One partial index per language, since a search uses only one.
		...languages.flatMap((language) => {
			const inLanguage = sql`${entry.language} = ${sql.raw(`'${language}'`)}`;
			return [
				index(`search_entries_words_${language}`)
					.using("gin", entry.kind, entry.newness, entry.words)
					.with(atOnce)
					.where(inLanguage),
				index(`search_entries_title_words_${language}`)
					.using("gin", entry.kind, entry.titleWords)
					.with(atOnce)
					.where(inLanguage),
				index(`search_entries_spelling_${language}`)
					.using("gin", sql`${entry.spelling} gin_trgm_ops`)
					.with(atOnce)
					.where(inLanguage),
			];
		}),
		check(
			"search_entries_kind_is_known",
			sql`${entry.kind} in ('article', 'player', 'event', 'video', 'product')`,
		),
		check("search_entries_language_is_known", sql`${entry.language} in ('id', 'en')`),
	],
);

/**
 * The dictionary for spelling correction: every word of a title or name, per language. A trigger adds the words of new
 * entries. Obsolete words may stay: if a word matches nothing, the next most similar is tried.
 */
export const searchWords = pgTable(
	"search_words",
	{
		language: text("language", { enum: languages }).notNull(),
		word: text("word").notNull(),
	},
	(known) => [
		primaryKey({ columns: [known.language, known.word] }),
		index("search_words_alike").using("gin", sql`${known.word} gin_trgm_ops`).with(atOnce),
	],
);
