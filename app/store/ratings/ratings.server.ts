import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { listShownAvatars } from "../../members/profile/profiles.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { storeRefusals } from "../contract";
import { isReleased } from "../products/product-summaries.server";
import { products } from "../tables.server";
import { type productRatings, ratingsPerPage } from "./contract";
import { type FitVotes, fits, noVotes } from "./fit";
import { type Rating, ratings } from "./tables.server";

const allStars = [5, 4, 3, 2, 1] as const;

/** Hidden ratings don't count. */
const isShown = isNull(ratings.hiddenBecause);

export async function listRatings(
	db: Db,
	slug: string,
	page: number,
): Promise<AnswerOf<typeof productRatings>> {
	const [product, counts, shown] = await Promise.all([
		ratedProduct.run(db, { slug }),
		starCounts.run(db, { slug }),
		shownRatings.run(db, { slug, offset: (page - 1) * ratingsPerPage }),
	]);
	if (product.length === 0) throw refuse(storeRefusals, "store.unknown_product");
	const avatars = await listShownAvatars(
		db,
		shown.flatMap(({ memberId }) => memberId ?? []),
	);
	const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0);
	const count = sum(counts);
	const total = counts.reduce((points, { stars, count }) => points + stars * count, 0);
	return {
		average: count > 0 ? Math.round((total / count) * 10) / 10 : null,
		count,
		distribution: allStars.map((stars) => ({
			stars,
			count: sum(counts.filter((each) => each.stars === stars)),
		})),
		votes: Object.fromEntries(
			fits.map((fit) => [fit, sum(counts.filter((each) => each.fit === fit))]),
		) as FitVotes,
		ratings: shown.map((rating) => ({
			...describeRating(rating),
			avatar: avatars.get(rating.memberId ?? "") ?? "",
		})),
		page,
		pageCount: Math.max(1, Math.ceil(count / ratingsPerPage)),
	};
}

const productOfSlug = (db: Db) =>
	db
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.slug, sql.placeholder("slug")), isReleased));
const ofProduct = (db: Db) => and(sql`${ratings.productId} = (${productOfSlug(db)})`, isShown);

const ratedProduct = statement(productOfSlug);
const starCounts = statement((db: Db) =>
	db
		.select({ stars: ratings.stars, fit: ratings.fit, count: sql<number>`count(*)::int` })
		.from(ratings)
		.where(ofProduct(db))
		.groupBy(ratings.stars, ratings.fit),
);
const shownRatings = statement((db: Db) =>
	db
		.select()
		.from(ratings)
		.where(ofProduct(db))
		.orderBy(desc(ratings.createdAt), ratings.id)
		.limit(ratingsPerPage)
		.offset(sql.placeholder("offset")),
);

/** Votes on the fit, by product id. */
export async function countFitVotes(db: Db, productIds: readonly string[]): Promise<Map<string, FitVotes>> {
	const rows = await db
		.select({ productId: ratings.productId, fit: ratings.fit, count: sql<number>`count(*)::int` })
		.from(ratings)
		.where(and(sql`${ratings.productId} = any(${sql.param([...productIds])}::uuid[])`, isShown))
		.groupBy(ratings.productId, ratings.fit);
	const votes = new Map<string, FitVotes>();
	for (const { productId, fit, count } of rows)
		if (fit) votes.set(productId, { ...(votes.get(productId) ?? noVotes), [fit]: count });
	return votes;
}

const describeRating = ({ createdAt, editedAt, ...rating }: Rating) => ({
	...rating,
	at: createdAt.toISOString(),
	isEdited: editedAt !== null,
});
