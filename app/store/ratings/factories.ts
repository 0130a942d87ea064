import type { RatingInsert } from "./tables.server";

export const buildRating = (
	overrides: Partial<RatingInsert> & Pick<RatingInsert, "productId">,
): RatingInsert => ({
	name: "Sari",
	stars: 5,
	words: "Bahannya adem.",
	isVerified: true,
	...overrides,
});
