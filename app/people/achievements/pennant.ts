import * as z from "zod";
import { pictureRefSchema } from "../../ui/art/picture-ref";

/** One competition in the trophy room: its newest title hangs, the older ones are named beside it. */
export const pennantSchema = z.object({
	slug: z.string(),
	competition: z.string(),
	/** Given by a jury, not won on the field. */
	isAward: z.boolean(),
	year: z.int(),
	otherYears: z.array(z.int()),
	picture: pictureRefSchema,
});
export type Pennant = z.infer<typeof pennantSchema>;
