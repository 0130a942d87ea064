import { asc, desc, sql } from "drizzle-orm";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { sectionLabel } from "../../../platform/lists/section-label";
import { localize } from "../../../platform/words/language";
import { achievements } from "../tables.server";
import type { AchievementContent } from "./contract";

export const achievementKind: ContentKind<typeof achievements, AchievementContent> = {
	name: "achievements",
	table: achievements,
	slug: achievements.slug,
	toContent: ({ id: _id, slug: _slug, ...content }) => content,
	toRow: (content) => content,
	nameOf: ({ competition, year }) => `${competition.id} ${year}`,
	title: ({ competition, year }, language) => `${localize(competition, language)} ${year}`,
	note: ({ division }, language) => sectionLabel(division, language),
	words: sql`${achievements.competition}::text || ' ' || ${achievements.year} || ' ' || ${achievements.story}::text`,
	order: [desc(achievements.year), asc(achievements.id)],
};
