import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import { pageNumber } from "../../platform/lists/page-number";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { placings } from "./placing";

export const achievementSorts = ["newest", "oldest"] as const;
export type AchievementSort = (typeof achievementSorts)[number];

export const achievementsPerPage = 40;

const achievement = z.object({
	slug: z.string(),
	division: z.enum(divisionKeys),
	competition: z.string(),
	year: z.int(),
	placing: z.enum(placings),
	story: z.string(),
	pennant: pictureRefSchema,
});
export type Achievement = z.infer<typeof achievement>;

/** A competition the club has won, and how often. */
const trophy = z.object({
	slug: z.string(),
	division: z.enum(divisionKeys),
	competition: z.string(),
	titles: z.int(),
	/** Newest first. */
	years: z.array(z.int()),
});
export type HonourTrophy = z.infer<typeof trophy>;

export const achievementList = endpoint({
	method: "GET",
	path: "/achievements",
	summary: "Honours year by year, and the titles in each competition",
	access: "public",
	input: z.object({
		division: z.optional(z.enum(divisionKeys)),
		sort: z._default(z.enum(achievementSorts), "newest"),
		page: pageNumber,
	}),
	answer: z.object({
		achievements: z.array(achievement),
		trophies: z.array(trophy),
		titles: z.int(),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: ["achievements"],
});
