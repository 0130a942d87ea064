import { getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
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
	sql`case when ${lacksEnglish(kind)} then 'missing' when ${hasOutdated(kind)} then 'outdated' else 'done' end`;

/** Nothing can be saved without Indonesian. */
export const statesWith = (en: WordState): WordStates => ({ id: "done", en });

export const isEnglish = (kind: Translatable, state: UnfinishedState): SQL =>
	sql`${englishOf(kind)} = ${state}`;

const hasOutdated = ({ name, slug }: Translatable) =>
	sql`exists (select from ${outdatedWords} where ${outdatedWords.subject} = ${`${name}/`}::text || ${slug})`;

/** Some of it is there in Indonesian alone, however deep, so that English readers get Indonesian words. */
function lacksEnglish({ table }: Translatable): SQL {
	const columns = getTableColumns(table);
	const englishOf = (name: string): PgColumn | undefined => columns[`${name}En`];
	const bodies = Object.entries(columns).flatMap(([name, own]) => {
		const english = englishOf(name);
		return english ? [{ own, english }] : [];
	});
	const words = Object.values(columns).filter(
		(column) =>
			column.columnType === "PgJsonb" &&
			!bodies.some(({ own, english }) => own === column || english === column),
	);
	return or(
		sql`jsonb_path_exists(jsonb_build_array(${sql.join(words, sql`, `)}), ${indonesianAlone}::jsonpath)`,
		...bodies.map(
			({ own, english }) =>
				sql`(jsonb_array_length(${own}) > 0 and coalesce(jsonb_array_length(${english}), 0) = 0)`,
		),
	)!;
}

const hasWords = (words: string) =>
	`((${words}.type() == "string" && ${words} != "") || (${words}.type() == "array" && ${words}.size() > 0))`;

/** An object of `id` and perhaps `en`, with words in the first and none in the second. Its keys cost most, so they come last. */
const indonesianAlone = `$[*].** ? (@.type() == "object"
	&& ${hasWords("@.id")} && !${hasWords("@.en")} && !exists(@.keyvalue() ? (@.key != "id" && @.key != "en")))`;
