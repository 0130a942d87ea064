import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { storySchema } from "../../news/story";
import { playerSummarySchema } from "../../people/players/player-summary";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import { productSummarySchema } from "../../store/products/product-summary";
import { videoSummarySchema } from "../../videos/video-summary";
import { heroKeys } from "./hero-keys";

export const homePage = endpoint({
	method: "GET",
	path: "/home",
	summary: "Everything the home page shows",
	access: "public",
	input: z.object({}),
	answer: z.object({
		/** In the club's time zone, "2026-11-15": the day that "tomorrow" refers to. */
		today: z.string(),
		/** The order of the hero slides; hidden ones are left out. */
		heroOrder: z.array(z.enum(heroKeys)),
		spotlight: z.object({
			match: z.nullable(fixtureSchema),
			live: z.nullable(fixtureSchema),
			story: z.nullable(storySchema),
			product: z.nullable(productSummarySchema),
			event: z.nullable(fixtureSchema),
		}),
		matches: z.array(fixtureSchema),
		/** The first is the lead. */
		stories: z.array(storySchema.omit({ excerpt: true })),
		divisions: z.array(
			z.object({
				division: z.enum(divisionKeys),
				place: z.nullable(z.object({ competition: z.string(), position: z.int() })),
				next: z.nullable(fixtureSchema),
			}),
		),
		videos: z.array(videoSummarySchema),
		captains: z.array(playerSummarySchema),
		products: z.array(productSummarySchema),
		foundation: z.nullable(z.object({ programmes: z.int(), reached: z.number(), unit: z.string() })),
	}),
	tags: ["home", "events", "tickets", "news", "videos", "players", "store", "foundation"],
});
