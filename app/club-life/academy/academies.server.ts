import { asc, eq, sql } from "drizzle-orm";
import { divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { type academyPage, academyRefusals } from "./contract";
import { academyCoaches, academyProgrammes } from "./tables.server";

export async function readAcademy(
	db: Db,
	language: Language,
	asked: string,
): Promise<AnswerOf<typeof academyPage>> {
	const category = divisionKeys.find((key) => key === asked);
	if (!category) throw refuse(academyRefusals, "academy.unknown");
	const [programmes, coaches] = await Promise.all([
		selectAcademyProgrammes.run(db, { category }),
		selectAcademyCoaches.run(db, { category }),
	]);
	return {
		category,
		programmes: programmes.map(({ id: _id, category: _category, position: _position, ...programme }) => ({
			...programme,
			name: localize(programme.name, language),
			summary: localize(programme.summary, language),
		})),
		coaches: coaches.map(({ id: _id, category: _category, position: _position, ...coach }) => ({
			...coach,
			role: localize(coach.role, language),
			biography: localize(coach.biography, language),
		})),
	};
}

const selectAcademyCoaches = statement((db: Db) =>
	db
		.select()
		.from(academyCoaches)
		.where(eq(academyCoaches.category, sql.placeholder("category")))
		.orderBy(asc(academyCoaches.position)),
);

const selectAcademyProgrammes = statement((db: Db) =>
	db
		.select()
		.from(academyProgrammes)
		.where(eq(academyProgrammes.category, sql.placeholder("category")))
		.orderBy(asc(academyProgrammes.position)),
);
