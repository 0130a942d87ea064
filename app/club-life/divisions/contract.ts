import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { standingsSchema } from "../../matches/standings/standings";
import { storySchema } from "../../news/story";
import { pennantSchema } from "../../people/achievements/pennant";
import { playerSummarySchema } from "../../people/players/player-summary";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import { productSummarySchema } from "../../store/products/product-summary";
import { videoSummarySchema } from "../../videos/video-summary";
import { sponsorSchema } from "../sponsors/sponsor";

export const divisionHome = endpoint({
	method: "GET",
	path: "/divisions/:division",
	summary: "Everything a division's home page shows",
	access: "public",
	input: z.object({ division: z.enum(divisionKeys) }),
	answer: z.object({
		division: z.enum(divisionKeys),
		/** Live ones first, then the next. */
		coming: z.array(fixtureSchema),
		/** Newest first. */
		results: z.array(fixtureSchema),
		standings: z.array(standingsSchema),
		stories: z.array(storySchema),
		squad: z.object({ players: z.array(playerSummarySchema), total: z.int() }),
		videos: z.array(videoSummarySchema),
		pennants: z.array(pennantSchema),
		titles: z.int(),
		products: z.array(productSummarySchema),
		sponsors: z.array(sponsorSchema),
	}),
	tags: ["events", "tickets", "news", "players", "videos", "achievements", "store", "sponsors"],
});
