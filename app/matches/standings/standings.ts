import * as z from "zod";
import { pictureRefSchema } from "../../ui/art/picture-ref";

/** A league table. */
export const standingsSchema = z.object({
	competition: z.string(),
	season: z.string(),
	rows: z.array(
		z.object({
			position: z.int(),
			/** Null is the club itself. */
			team: z.nullable(z.object({ name: z.string(), crest: pictureRefSchema })),
			played: z.int(),
			won: z.int(),
			drawn: z.int(),
			lost: z.int(),
			scored: z.int(),
			conceded: z.int(),
			/** Points within the games, where games are counted. */
			scoredWithin: z.int(),
			concededWithin: z.int(),
			points: z.int(),
		}),
	),
	/** Our last matches, newest first. */
	form: z.array(z.enum(["won", "drawn", "lost"])),
});
export type Standings = z.infer<typeof standingsSchema>;
