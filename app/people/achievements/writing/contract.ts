import * as z from "zod";
import { wholeNumberField, wordsField } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { divisionKeys } from "../../../platform/club-profile";
import { pictureRefSchema } from "../../../ui/art/picture-ref";
import { placings } from "../placing";

const achievementContent = z.object({
	competition: wordsField(160),
	year: wholeNumberField(1800, 2199),
	division: z.enum(divisionKeys),
	placing: z.enum(placings),
	story: wordsField(2_000),
	pennant: pictureRefSchema,
});
export type AchievementContent = z.infer<typeof achievementContent>;

export const achievementEndpoints = contentEndpoints({
	path: "achievements",
	things: "achievements",
	content: achievementContent,
});
