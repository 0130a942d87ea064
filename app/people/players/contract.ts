import * as z from "zod";
import { positionKeys } from "../../matches/sports/sport-of";
import { storySchema } from "../../news/story";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { pageNumber } from "../../platform/lists/page-number";
import { productSummarySchema } from "../../store/products/product-summary";
import { videoSummarySchema } from "../../videos/video-summary";
import { squadKeys } from "../squads/squads";
import { playerSummarySchema } from "./player-summary";
import { seasonFiguresSchema } from "./season/season-figures";

export const playerSorts = ["squad", "number", "name"] as const;
export type PlayerSort = (typeof playerSorts)[number];

export const playersPerPage = 60;
/** The captain and three more: what one block of the overview has room for. */
export const playersPerSquad = 4;

const listedPlayer = z.object({
	...playerSummarySchema.shape,
	squad: z.enum(squadKeys),
	positionKey: z.enum(positionKeys),
});
export type ListedPlayer = z.infer<typeof listedPlayer>;

export const squadList = endpoint({
	method: "GET",
	path: "/squads",
	summary: "Every squad of the club with its first names",
	access: "public",
	input: z.object({}),
	answer: z.object({
		squads: z.array(
			z.object({
				division: z.enum(divisionKeys),
				squad: z.enum(squadKeys),
				total: z.int(),
				players: z.array(playerSummarySchema),
			}),
		),
	}),
	tags: ["players"],
});

export const playerList = endpoint({
	method: "GET",
	path: "/players",
	summary: "Players by division, squad or game, and position",
	access: "public",
	input: z.object({
		division: z.optional(z.enum(divisionKeys)),
		squad: z.optional(z.enum(squadKeys)),
		position: z.optional(z.enum(positionKeys)),
		sort: z._default(z.enum(playerSorts), "squad"),
		page: pageNumber,
	}),
	answer: z.object({
		players: z.array(listedPlayer),
		/** The positions there are in this division and squad, whatever position is asked for. */
		positions: z.array(z.enum(positionKeys)),
		total: z.int(),
		page: z.int(),
		pageCount: z.int(),
	}),
	tags: ["players"],
});

const season = z.object({ season: z.string(), competition: z.string(), figures: seasonFiguresSchema });
export type PlayedSeason = z.infer<typeof season>;

export const playerRefusals = {
	"players.unknown": {
		status: 404,
		message: { id: "Pemain ini tidak ada.", en: "This player does not exist." },
	},
} as const satisfies RefusalTable;

export const playerDetail = endpoint({
	method: "GET",
	path: "/players/:slug",
	summary: "One player with figures, stories, videos and merchandise",
	access: "public",
	input: z.object({ slug: z.string().check(z.maxLength(120)) }),
	answer: z.object({
		...listedPlayer.shape,
		shirtName: z.string(),
		nickname: z.nullable(z.string()),
		nationality: z.string(),
		hometown: z.string(),
		bornOn: z.string(),
		heightCm: z.int(),
		weightKg: z.int(),
		joinedYear: z.int(),
		biography: z.string(),
		socials: z.array(z.object({ network: z.string(), url: z.string() })),
		/** Newest first; a season has one entry for each competition. */
		seasons: z.array(season),
		stories: z.array(storySchema),
		videos: z.array(videoSummarySchema),
		products: z.array(productSummarySchema),
		squadmates: z.array(playerSummarySchema),
	}),
	refusals: playerRefusals,
	tags: ["players", "news", "videos", "store"],
});
