import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { areaCode } from "../areas/area-level";

const areaSchema = z.object({
	id: z.string(),
	name: z.string(),
	/** Of a village, as far as it is known. */
	postcode: z.optional(z.string()),
});
export type Area = z.infer<typeof areaSchema>;

/** A district or a village with its parents. */
export const placeSchema = z.object({
	/** The code of the village, or of the district where no village is given. */
	id: z.string(),
	province: areaSchema,
	city: areaSchema,
	district: areaSchema,
	village: z.nullable(areaSchema),
});
export type DeliveryPlace = z.infer<typeof placeSchema>;

/** The first start takes a few seconds to load the areas; screens then say so instead of "nothing found". */
const isReady = z.boolean();

export const areaSearch = endpoint({
	method: "GET",
	path: "/areas/search",
	summary: "Search districts and villages of Indonesia; tolerates typing mistakes",
	access: "public",
	input: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
	answer: z.object({
		areas: z.array(placeSchema),
		/** True when nothing matches these words and these are only spelt alike. */
		isGuess: z.boolean(),
		isReady,
	}),
});

export const areaList = endpoint({
	method: "GET",
	path: "/areas",
	summary: "The provinces of Indonesia, or the areas within one: cities, districts, villages",
	access: "public",
	input: z.object({ parent: z.optional(z.string().check(z.regex(areaCode))) }),
	answer: z.object({ areas: z.array(areaSchema), isReady }),
});
