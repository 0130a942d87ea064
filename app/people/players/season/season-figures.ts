import * as z from "zod";

const count = z.int().check(z.gte(0));
const average = z.number().check(z.gte(0));

/** What one season of a player adds up to. Each division counts other things. */
export const seasonFiguresSchema = z.discriminatedUnion("division", [
	z.object({
		division: z.literal("football"),
		appearances: count,
		minutes: count,
		goals: count,
		assists: count,
		yellowCards: count,
		redCards: count,
		/** Goalkeepers only. */
		saves: z.optional(count),
		cleanSheets: z.optional(count),
	}),
	z.object({
		division: z.literal("basketball"),
		games: count,
		minutesPerGame: average,
		pointsPerGame: average,
		reboundsPerGame: average,
		assistsPerGame: average,
		stealsPerGame: average,
		blocksPerGame: average,
		threePointers: count,
	}),
	z.object({
		division: z.literal("esports"),
		games: count,
		wins: count,
		kills: count,
		deaths: count,
		assists: count,
		bestPlayerAwards: count,
	}),
]);
export type SeasonFigures = z.infer<typeof seasonFiguresSchema>;
