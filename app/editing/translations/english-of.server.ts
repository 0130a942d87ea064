import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { lacksEnglish } from "./lacks-english.server";
import { outdatedWords } from "./tables.server";
import type { UnfinishedState, WordState, WordStates } from "./word-states";

/** A kind of content in two languages: its name in the log, its table, and the column that identifies rows in the log. */
export type Translatable = {
	name: string;
	table: PgTable;
	slug: PgColumn;
	/** Rows whose English is still wanted; all by default. */
	awaited?: SQL;
};

/** The state of a row's English, to be selected from its table. */
export const englishOf = (kind: Translatable): SQL<WordState> =>
	sql`case when ${isMissing(kind)} then 'missing' when ${hasOutdated(kind)} then 'outdated' else 'done' end`;

/** Indonesian is always complete: nothing can be saved without it. */
export const statesWith = (en: WordState): WordStates => ({ id: "done", en });

export const isEnglish = (kind: Translatable, state: UnfinishedState): SQL =>
	state === "missing" ? isMissing(kind) : sql`(${isMissing(kind)} is not true and ${hasOutdated(kind)})`;

/** Counts index entries of unfinished rows, not all rows, so its cost does not grow with finished content. */
export const countWithEnglish = (kind: Translatable): SQL => sql`
	select ${kind.name}::text as kind,
		(select count(*) from ${kind.table} where ${and(isMissing(kind), kind.awaited)}) as missing,
		(select count(*) from ${outdatedWords} join ${kind.table} on ${kind.slug} = substr(${outdatedWords.subject}, ${kind.name.length + 2})
			where ${and(sql`starts_with(${outdatedWords.subject}, ${`${kind.name}/`})`, sql`${isMissing(kind)} is not true`, kind.awaited)}) as outdated`;

const isMissing = ({ table }: Translatable) => lacksEnglish(getTableColumns(table));

const hasOutdated = ({ name, slug }: Translatable) =>
	sql`exists (select from ${outdatedWords} where ${outdatedWords.subject} = ${`${name}/`}::text || ${slug})`;
