import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { leftIn, leftOf } from "../../orders/allotments/allotments.server";
import type { ClubSection } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type Language, localize } from "../../platform/words/language";
import { ratings } from "../ratings/tables.server";
import { untilItShips } from "../stock/preorders.server";
import { products, variants } from "../tables.server";
import type { ProductSummary } from "./product-summary";

/** The shop window: featured products, then new ones. */
export const listShopWindow = (
	db: Db,
	language: Language,
	limit: number,
	division?: ClubSection,
): Promise<ProductSummary[]> =>
	shopWindow.run(db, {}, limit, division).then((rows) => summarize(rows, language));

const shopWindow = statement((db: Db, limit: number, division: ClubSection | undefined) =>
	selectWindow(db, limit, division ? eq(products.division, division) : undefined),
);

/** Products that carry a player's name. */
export const listProductsOfPlayer = (
	db: Db,
	language: Language,
	playerSlug: string,
	limit: number,
): Promise<ProductSummary[]> =>
	productsOfPlayer.run(db, { playerSlug }, limit).then((rows) => summarize(rows, language));

const productsOfPlayer = statement((db: Db, limit: number) =>
	selectWindow(db, limit, eq(products.playerSlug, sql.placeholder("playerSlug"))),
);

const selectWindow = (db: Db, limit: number, condition: SQL | undefined) =>
	db
		.select(productSummaryColumns)
		.from(products)
		.where(and(condition, isReleased))
		.orderBy(desc(products.featured), desc(products.releasedAt), products.id)
		.limit(limit);

const summarize = (rows: readonly SummaryRow[], language: Language) =>
	rows.map((row) => toProductSummary(row, language));

/** Announced products stay hidden until their release. */
export const isReleased = lte(products.releasedAt, sql`now()`);

/** Sum over all its variants `v`. Table names in full: in a single-table query a bare "id" would be the inner table's. */
const sumOf = (left: SQL) => sql<number>`(
	select coalesce(sum(${left}), 0)::int from ${variants} v where v.product_id = ${products}.id
)`;

/** Cheaper than the sum of its stock: the first variant usually answers. */
export const isInStock = sql<boolean>`exists (
	select from ${variants} v where v.product_id = ${products}.id and ${leftOf(sql`v`)} > 0
)`;

/** Null while nobody has rated it. */
const ratingOf = sql<ProductSummary["rating"]>`(
	select json_build_object('average', round(avg(r.stars), 1), 'count', count(*)) from ${ratings} r
	where r.product_id = ${products}.id and r.hidden_because is null having count(*) > 0
)`;

export const productSummaryColumns = {
	slug: products.slug,
	name: products.name,
	division: products.division,
	price: products.price,
	formerPrice: products.formerPrice,
	pictures: products.pictures,
	releasedAt: products.releasedAt,
	isNew: sql<boolean>`${products.releasedAt} > now() - interval '30 days'`,
	stock: sumOf(leftOf(sql`v`)),
	preorders: untilItShips(sumOf(leftIn(sql`v.preorder_id`))),
	rating: ratingOf,
};

type SummaryRow = Pick<
	typeof products.$inferSelect,
	"slug" | "name" | "division" | "price" | "formerPrice" | "pictures" | "releasedAt"
> &
	Pick<ProductSummary, "isNew" | "stock" | "rating"> & { preorders: number };

export const toProductSummary = (row: SummaryRow, language: Language): ProductSummary => ({
	slug: row.slug,
	name: localize(row.name, language),
	division: row.division,
	price: row.price,
	formerPrice: row.formerPrice,
	picture: row.pictures[0]!,
	stock: row.stock,
	releasedAt: row.releasedAt.toISOString(),
	isNew: row.isNew,
	isPreorder: row.stock === 0 && row.preorders > 0,
	rating: row.rating,
});
