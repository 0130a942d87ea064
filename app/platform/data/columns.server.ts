import { type AnyColumn, getTableColumns, type SQL, sql } from "drizzle-orm";
import { customType, jsonb, type PgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PictureRef } from "../../ui/art/picture-ref";
import { defaultLanguage, type Language, type Localized } from "../words/language";

/** Column types shared by every slice's tables. */
export const localized = (name: string) => jsonb(name).$type<Localized>();
export const picture = (name: string) => jsonb(name).$type<PictureRef>();
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const createdAt = () => instant("created_at").notNull().defaultNow();

/** Time-ordered and unguessable enough for content; secrets use random tokens instead. */
export const id = () => uuid("id").primaryKey().default(sql`uuidv7()`);

/** A localized column in the reader's language, as `localize` would pick it; the other language is not fetched. */
export const inLanguage = (language: Language, column: AnyColumn): SQL<string> =>
	language === defaultLanguage
		? sql`${column} ->> '${sql.raw(language)}'`
		: sql`coalesce(${column} ->> '${sql.raw(language)}', ${column} ->> '${sql.raw(defaultLanguage)}')`;

/** All columns of a table under their names in the code, for SQL of one's own. */
export const allColumns = (table: PgTable): SQL =>
	sql.join(
		Object.entries(getTableColumns(table)).map(
			([name, column]) => sql`${sql.identifier(column.name)} as ${sql.identifier(name)}`,
		),
		sql`, `,
	);
