import { desc, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type Language, localize } from "../../platform/words/language";
import { foundationProgrammes } from "./tables.server";

export type FoundationFigures = { programmes: number; reached: number; unit: string };

/** The programme that has come furthest, in one figure; null before the first programme. */
export async function findFoundationFigures(db: Db, language: Language): Promise<FoundationFigures | null> {
	const [row] = await foundationFigures.run(db);
	return row ? { ...row, unit: localize(row.unit, language) } : null;
}

const foundationFigures = statement((db: Db) =>
	db
		.select({
			reached: foundationProgrammes.reached,
			unit: foundationProgrammes.unit,
			programmes: sql<number>`count(*) over ()::int`,
		})
		.from(foundationProgrammes)
		.orderBy(desc(sql`${foundationProgrammes.reached}::float / ${foundationProgrammes.goal}`))
		.limit(1),
);
