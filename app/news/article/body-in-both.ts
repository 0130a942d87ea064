import * as z from "zod";
import { articleBlockSchema, articleBodySchema, mostBlocks } from "./article-body";

/** A text as articles have it, in both languages. Without English, its readers get the Indonesian one. */
export const bodyInBoth = z.object({
	id: articleBodySchema,
	en: z.optional(z.array(articleBlockSchema).check(z.maxLength(mostBlocks))),
});
