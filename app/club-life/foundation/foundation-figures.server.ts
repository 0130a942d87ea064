import { desc, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { prepared } from "../../platform/data/prepared.server";
import { type Language, localize } from "../../platform/words/language";
import { foundationProgrammes } from "./tables.server";

export type FoundationFigures = { programmes: number; reached: number; unit: string };

/** The programme that has come furthest, in one figure; null before the first programme. */
export async function findFoundationFigures(db: Db, language: Language): Promise<FoundationFigures | null> {
	const [row] = await prepared(db, "foundation_figures", () =>
		db
			.select({
				reached: foundationProgrammes.reached,
				unit: foundationProgrammes.unit,
				programmes: sql<number>`count(*) over ()::int`,
			})
			.from(foundationProgrammes)
			.orderBy(desc(sql`${foundationProgrammes.reached}::float / ${foundationProgrammes.goal}`))
			.limit(1),
	).execute();
	return row ? { ...row, unit: localize(row.unit, language) } : null;
}
