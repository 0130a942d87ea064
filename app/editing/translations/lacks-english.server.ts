import { or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Some of a row's texts, at any depth, have no English, so that English readers get Indonesian. Kinds with many rows have
 * a partial index with this as its condition.
 */
export function lacksEnglish(columns: Record<string, PgColumn>): SQL {
	const bodies = Object.entries(columns).flatMap(([name, own]) => {
		const english = columns[`${name}En`];
		return english ? [{ own, english }] : [];
	});
	const words = Object.values(columns).filter(
		(column) =>
			column.columnType === "PgJsonb" &&
			!bodies.some(({ own, english }) => own === column || english === column),
	);
	const each = [
		...words.map((column) => sql`lacks_english(${column})`),
		...bodies.map(
			({ own, english }) =>
				sql`(jsonb_array_length(${own}) > 0 and coalesce(jsonb_array_length(${english}), 0) = 0)`,
		),
	];
	return or(...each) ?? sql`false`;
}
