import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { pictureRefSchema } from "../../ui/art/picture-ref";

/** What a card shows of a player. */
export const playerSummarySchema = z.object({
	slug: z.string(),
	division: z.enum(divisionKeys),
	name: z.string(),
	number: z.nullable(z.int()),
	position: z.string(),
	captain: z.boolean(),
	portrait: pictureRefSchema,
});
export type PlayerSummary = z.infer<typeof playerSummarySchema>;
