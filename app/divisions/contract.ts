import * as z from "zod";
import { pennantSchema } from "../achievements/pennant";
import { fixtureSchema } from "../events/fixture/fixture";
import { standingsSchema } from "../events/standings";
import { storySchema } from "../news/story";
import { divisionKeys } from "../platform/club-profile";
import { endpoint } from "../platform/contract";
import { playerSummarySchema } from "../players/player-summary";
import { sponsorSchema } from "../sponsors/sponsor";
import { productSummarySchema } from "../store/product-summary";
import { videoSummarySchema } from "../videos/video-summary";

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
