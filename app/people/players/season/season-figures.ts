import * as z from "zod";

/** What one season of a player adds up to, by figure. Which there are is decided by the sport of the player's division. */
export const seasonFiguresSchema = z.record(
	z.string().check(z.maxLength(40)),
	z.number().check(z.gte(0), z.lte(1_000_000)),
);
export type SeasonFigures = z.infer<typeof seasonFiguresSchema>;
