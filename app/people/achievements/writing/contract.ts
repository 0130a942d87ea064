import * as z from "zod";
import { wholeNumber, words } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { divisionKeys } from "../../../platform/club-profile";
import { pictureRefSchema } from "../../../ui/art/picture-ref";
import { placings } from "../placing";

const achievementContent = z.object({
	competition: words(160),
	year: wholeNumber(1800, 2199),
	division: z.enum(divisionKeys),
	placing: z.enum(placings),
	story: words(2_000),
	pennant: pictureRefSchema,
});
export type AchievementContent = z.infer<typeof achievementContent>;

export const achievementEndpoints = contentEndpoints({
	path: "achievements",
	things: "achievements",
	content: achievementContent,
});
