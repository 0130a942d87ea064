import * as z from "zod";
import { clubSections } from "../../platform/club-profile";
import { pictureRefSchema } from "../../ui/art/picture-ref";

/** What a card shows of a product. */
export const productSummarySchema = z.object({
	slug: z.string(),
	name: z.string(),
	division: z.enum(clubSections),
	price: z.int(),
	formerPrice: z.nullable(z.int()),
	picture: pictureRefSchema,
	/** Stock over all sizes and colours. */
	stock: z.int(),
	/** Sold out, but can be pre-ordered. */
	isPreorder: z.boolean(),
	releasedAt: z.string(),
	/** Released within the last month. */
	isNew: z.boolean(),
	/** Null while nobody has rated it. */
	rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;
