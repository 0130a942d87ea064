import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { type Language, localize } from "../../platform/words/language";
import { type AchievementSort, type achievementList, achievementsPerPage } from "./contract";
import { achievements } from "./tables.server";

export async function listAchievements(
	db: Db,
	language: Language,
	{ division, sort, page }: ParsedInputOf<typeof achievementList>,
): Promise<AnswerOf<typeof achievementList>> {
	const ofOne = Boolean(division);
	const [rows, trophies, [counted]] = await Promise.all([
		listed.run(db, { division, offset: (page - 1) * achievementsPerPage }, ofOne, sort),
		trophyCase.run(db, { division }, ofOne),
		counts.run(db, { division }, ofOne),
	]);
	const { total = 0, titles = 0 } = counted ?? {};
	return {
		achievements: rows.map(({ id: _id, ...row }) => ({
			...row,
			competition: localize(row.competition, language),
			story: localize(row.story, language),
		})),
		trophies: trophies.map((trophy) => ({ ...trophy, competition: localize(trophy.competition, language) })),
		titles,
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / achievementsPerPage)),
	};
}

/** A cabinet has room for this many. */
const mostTrophies = 12;

/** Within a year the titles come first. */
const byPlacing = sql`array_position(array['champion', 'runner-up', 'third', 'award'], ${achievements.placing})`;
const sortings: Record<AchievementSort, SQL[]> = {
	newest: [desc(achievements.year), byPlacing, asc(achievements.id)],
	oldest: [asc(achievements.year), byPlacing, asc(achievements.id)],
};

const isTitle = eq(achievements.placing, "champion");
const inDivision = (ofOne: boolean) =>
	ofOne ? eq(achievements.division, sql.placeholder("division")) : undefined;

const listed = statement((db: Db, ofOne: boolean, sort: AchievementSort) =>
	db
		.select()
		.from(achievements)
		.where(inDivision(ofOne))
		.orderBy(...sortings[sort])
		.limit(achievementsPerPage)
		.offset(sql.placeholder("offset")),
);

const trophyCase = statement((db: Db, ofOne: boolean) =>
	db
		.select({
			slug: sql<string>`(array_agg(${achievements.slug} order by ${achievements.year} desc))[1]`,
			division: achievements.division,
			competition: achievements.competition,
			titles: count(),
			years: sql<number[]>`array_agg(${achievements.year} order by ${achievements.year} desc)`,
		})
		.from(achievements)
		.where(and(isTitle, inDivision(ofOne)))
		.groupBy(achievements.division, achievements.competition)
		.orderBy(desc(count()), sql`max(${achievements.year}) desc`)
		.limit(mostTrophies),
);

const counts = statement((db: Db, ofOne: boolean) =>
	db
		.select({ total: count(), titles: sql<number>`count(*) filter (where ${isTitle})::int` })
		.from(achievements)
		.where(inDivision(ofOne)),
);
