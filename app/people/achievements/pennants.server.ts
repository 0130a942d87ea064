import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type Language, localize } from "../../platform/words/language";
import type { Pennant } from "./pennant";
import { achievements } from "./tables.server";

/** What a division has won, newest first, and how many titles that makes. */
export async function listPennants(
	db: Db,
	language: Language,
	division: DivisionKey,
): Promise<{ pennants: Pennant[]; titles: number }> {
	const rows = await selectPennants.run(db, {}, division);
	const byCompetition = new Map<string, Pennant>();
	for (const row of rows) {
		const competition = localize(row.competition, language);
		const hanging = byCompetition.get(competition);
		if (hanging) hanging.otherYears.push(row.year);
		else
			byCompetition.set(competition, {
				slug: row.slug,
				competition,
				isAward: row.placing === "award",
				year: row.year,
				otherYears: [],
				picture: row.picture,
			});
	}
	return {
		pennants: [...byCompetition.values()],
		titles: rows.filter((row) => row.placing === "champion").length,
	};
}

const selectPennants = statement((db: Db, division: DivisionKey) =>
	db
		.select({
			slug: achievements.slug,
			competition: achievements.competition,
			year: achievements.year,
			placing: achievements.placing,
			picture: achievements.pennant,
		})
		.from(achievements)
		.where(and(eq(achievements.division, division), inArray(achievements.placing, ["champion", "award"])))
		.orderBy(desc(achievements.year), asc(achievements.id)),
);
