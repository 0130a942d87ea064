import { buildAchievement } from "../../app/people/achievements/factories";
import type { AchievementInsert } from "../../app/people/achievements/tables.server";
import type { DivisionKey } from "../../app/platform/club-profile";
import { basketballHonours } from "./achievements/basketball-honours";
import type { DemoHonour } from "./achievements/demo-honour";
import { esportsHonours } from "./achievements/esports-honours";
import { footballHonours } from "./achievements/football-honours";

const cabinet: Record<DivisionKey, DemoHonour[]> = {
	football: footballHonours,
	basketball: basketballHonours,
	esports: esportsHonours,
};

export const demoAchievements = (): AchievementInsert[] =>
	Object.entries(cabinet).flatMap(([division, honours]) =>
		honours.map(({ competition: [name, english], ...honour }) =>
			buildAchievement({
				...honour,
				slug: `${toSlug(name)}-${honour.year}`,
				division: division as DivisionKey,
				competition: { id: name, en: english ?? name },
			}),
		),
	);

const toSlug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
