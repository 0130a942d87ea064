import * as z from "zod";
import { photoSchema } from "../../editing/photos/contract";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { fits } from "./fit";

export const staffRatingsPerPage = 50;
const access = { staff: ["seller", "support"] } as const;

export const staffRatingRefusals = {
	"rating.unknown": {
		status: 404,
		message: { id: "Penilaian ini tidak ada.", en: "This rating does not exist." },
	},
} as const satisfies RefusalTable;

const staffRatingSchema = z.object({
	id: z.string(),
	product: z.object({ slug: z.string(), name: z.string() }),
	name: z.string(),
	stars: z.int(),
	words: z.string(),
	size: z.nullable(z.string()),
	fit: z.nullable(z.enum(fits)),
	photos: z.array(photoSchema),
	answer: z.nullable(z.string()),
	/** Why it is hidden; null while it is shown. */
	hiddenBecause: z.nullable(z.string()),
	at: z.string(),
});

export const staffRatings = endpoint({
	method: "GET",
	path: "/staff/ratings",
	summary: "Buyers' ratings, newest first",
	access,
	input: z.object({
		state: z._default(z.enum(["all", "unanswered", "hidden"]), "all"),
		/** At most this many stars: those most in need of a reply. */
		most: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
		product: z.optional(z.string().check(z.maxLength(120))),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({ ratings: z.array(staffRatingSchema), next: z.nullable(z.string()) }),
});

export const answerRating = endpoint({
	method: "PUT",
	path: "/staff/ratings/:id/answer",
	summary: "The club's answer below a rating; null removes it. The rating itself never changes",
	access,
	input: z.object({
		id: z.uuid(),
		answer: z.nullable(z.string().check(z.trim(), z.minLength(2), z.maxLength(1_000))),
	}),
	answer: staffRatingSchema,
	refusals: staffRatingRefusals,
});

export const hideRating = endpoint({
	method: "PUT",
	path: "/staff/ratings/:id/hidden",
	summary: "Hide a rating, giving the reason; null shows it again. Hidden ones don't count",
	access,
	input: z.object({
		id: z.uuid(),
		because: z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(300))),
	}),
	answer: staffRatingSchema,
	refusals: staffRatingRefusals,
});
