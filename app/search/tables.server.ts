import { type SQL, sql } from "drizzle-orm";
import { bigint, check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { houseKeys } from "../platform/club-profile";
import { instant, picture } from "../platform/columns.server";
import { languages } from "../platform/language";
import { searchKinds } from "./search-kind";

const regconfig = customType<{ data: string }>({ dataType: () => "regconfig" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const alwaysNew = 1_000_000;

/** Content changes seldom and is searched all day: changes go into the index itself, not onto a list beside it. */
const atOnce = { fastupdate: false };

/**
 * Everything that can be found, once in each language. Triggers on the content tables keep it, from the view
 * `search_sources` in the migration `search`; nothing else writes here.
 */
export const searchEntries = pgTable(
	"search_entries",
	{
		kind: text("kind", { enum: searchKinds }).notNull(),
		slug: text("slug").notNull(),
		language: text("language", { enum: languages }).notNull(),
		/** How words of this language are cut to their stem. */
		stemming: regconfig("stemming").notNull(),
		division: text("division", { enum: houseKeys }).notNull(),
		title: text("title").notNull(),
		/** Other names it goes by: nickname, opponent, venue, competition, category. */
		names: text("names").notNull(),
		summary: text("summary").notNull(),
		content: text("content").notNull(),
		price: bigint("price", { mode: "number" }),
		picture: picture("picture").notNull(),
		/** Published, kicked off, released or joined. */
		happenedAt: instant("happened_at").notNull(),
		/** Nobody finds it before; null where it was never hidden. */
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
		 * The month, for what ages: a word that is everywhere is looked for in what is new. Players and products
		 * are as new as on their first day.
		 */
		newness: integer("newness")
			.notNull()
			.generatedAlwaysAs(
				(): SQL => sql`case when kind in ('player', 'product') then ${sql.raw(String(alwaysNew))}
					else (extract(year from happened_at at time zone 'UTC') * 12 + extract(month from happened_at at time zone 'UTC'))::int end`,
			),
		/** Plain small words with a space before each, for beginnings and for likeness. */
		spelling: text("spelling")
			.notNull()
			.generatedAlwaysAs(
				(): SQL => sql`' ' || lower(regexp_replace(title || ' ' || names, '[^[:alnum:]]+', ' ', 'g'))`,
			),
	},
	(entry) => [
		primaryKey({ columns: [entry.kind, entry.slug, entry.language] }),
		// One index a language: a reader looks through one of them only.
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
 * Every word of a title or name, once in each language: what a typing mistake may have meant. A trigger adds the words
 * of new entries. A word that nobody uses any more may stay: if nothing has it, the next alike is tried.
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
