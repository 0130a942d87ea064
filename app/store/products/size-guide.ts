import * as z from "zod";

/** A table of measurements in centimetres: one row per size, one number per column. */
export const sizeGuideSchema = z.object({
	columns: z.array(z.object({ id: z.string(), en: z.optional(z.string()) })),
	rows: z.array(z.object({ size: z.string(), centimetres: z.array(z.number().check(z.positive())) })),
});
export type SizeGuide = z.infer<typeof sizeGuideSchema>;
