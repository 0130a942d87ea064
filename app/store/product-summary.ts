import * as z from "zod";
import { houseKeys } from "../platform/club-profile";
import { pictureRefSchema } from "../ui/art/picture-ref";

/** What a card shows of a product. */
export const productSummarySchema = z.object({
	slug: z.string(),
	name: z.string(),
	division: z.enum(houseKeys),
	price: z.int(),
	formerPrice: z.nullable(z.int()),
	picture: pictureRefSchema,
	/** Pieces in the warehouse, over all sizes and colours. */
	stock: z.int(),
	/** Sold out, but it can be ordered before the next ones are made. */
	isPreorder: z.boolean(),
	releasedAt: z.string(),
	/** Out for a month at most. */
	isNew: z.boolean(),
	/** Null while nobody has rated it. */
	rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;
