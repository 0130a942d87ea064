import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { lacksEnglish } from "./lacks-english.server";
import { outdatedWords } from "./tables.server";
import type { UnfinishedState, WordState, WordStates } from "./word-states";

/** A kind of content with words in two languages: its name in the log, its table, and the column that the log names rows by. */
export type Translatable = {
	name: string;
	table: PgTable;
	slug: PgColumn;
	/** Whose English somebody waits for; without it, everybody's. */
	awaited?: SQL;
};

/** The state of a row's English, to be selected from its table. */
export const englishOf = (kind: Translatable): SQL<WordState> =>
	sql`case when ${isMissing(kind)} then 'missing' when ${hasOutdated(kind)} then 'outdated' else 'done' end`;

/** Nothing can be saved without Indonesian. */
export const statesWith = (en: WordState): WordStates => ({ id: "done", en });

export const isEnglish = (kind: Translatable, state: UnfinishedState): SQL =>
	state === "missing" ? isMissing(kind) : sql`(${isMissing(kind)} is not true and ${hasOutdated(kind)})`;

/** From what waits, not from all rows: it counts what an index names, however much is done. */
export const countOf = (kind: Translatable): SQL => sql`
	select ${kind.name}::text as kind,
		(select count(*) from ${kind.table} where ${and(isMissing(kind), kind.awaited)}) as missing,
		(select count(*) from ${outdatedWords} join ${kind.table} on ${kind.slug} = substr(${outdatedWords.subject}, ${kind.name.length + 2})
			where ${and(sql`starts_with(${outdatedWords.subject}, ${`${kind.name}/`})`, sql`${isMissing(kind)} is not true`, kind.awaited)}) as outdated`;

const isMissing = ({ table }: Translatable) => lacksEnglish(getTableColumns(table));

const hasOutdated = ({ name, slug }: Translatable) =>
	sql`exists (select from ${outdatedWords} where ${outdatedWords.subject} = ${`${name}/`}::text || ${slug})`;
