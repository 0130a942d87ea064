import * as z from "zod";
import { pictureRefSchema } from "../../ui/art/picture-ref";

export const sponsorSchema = z.object({
	slug: z.string(),
	name: z.string(),
	url: z.nullable(z.string()),
	logo: pictureRefSchema,
});
export type Sponsor = z.infer<typeof sponsorSchema>;
