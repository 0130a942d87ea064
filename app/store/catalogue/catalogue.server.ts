import { and, asc, desc, eq, not, type SQL, sql } from "drizzle-orm";
import { leftOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf } from "../../platform/http/contract";
import { countPages, type Sought, selectShown } from "../../platform/lists/list-page.server";
import { selectTotal } from "../../platform/lists/list-total.server";
import { areWordsIn, readWords } from "../../platform/lists/list-words.server";
import type { Language } from "../../platform/words/language";
import { type ProductListInput, type ProductSort, type productList, productsPerPage } from "../contract";
import { isReleased, productSummaryColumns, toProductSummary } from "../products/product-summaries.server";
import { products, variants } from "../tables.server";
import { searchForgiving } from "./forgiving-search.server";
import { boundsOf } from "./price-band";

/** One page of the store. If nothing matches the words, what is spelt alike. */
export async function listProducts(
	db: Db,
	language: Language,
	input: ProductListInput,
): Promise<AnswerOf<typeof productList>> {
	const { found, isGuess } = await searchForgiving(db, language, {
		q: input.q,
		read: (q) => listMatching(db, language, { ...input, q }),
		isEmpty: ({ products }) => products.length === 0,
	});
	return { ...found, isGuess };
}

/** The newest featured product, shown large before all others. */
async function listMatching(
	db: Db,
	language: Language,
	input: ProductListInput,
): Promise<Omit<AnswerOf<typeof productList>, "isGuess">> {
	const { category, division, size, price, availability, sort, page } = input;
	const words = readWords(input.q);
	const values = {
		category,
		division,
		size,
		...(price && boundsOf(price)),
		...words.values,
		offset: (page - 1) * productsPerPage,
	};
	const listed = await matching.run(
		db,
		values,
		sort,
		words.count,
		Boolean(category),
		Boolean(division),
		Boolean(size),
		Boolean(price),
		Boolean(availability),
	);
	const feature = listed.find(({ isFeature }) => isFeature);
	const others = listed.filter(({ isFeature }) => !isFeature);
	const [first] = others;
	if (!first && page > 1)
		return {
			...(await listMatching(db, language, { ...input, page: 1 })),
			feature: null,
			products: [],
			page,
		};
	const apart = feature ? 1 : 0;
	const length = countPages(first?.total ?? apart, productsPerPage, { isByWords: words.count > 0, apart });
	return {
		feature: feature && page === 1 ? toProductSummary(feature, language) : null,
		products: page > length.pageCount ? [] : others.map((row) => toProductSummary(row, language)),
		page,
		...length,
	};
}

/** One statement for each order, number of words, and set of filters. */
const matching = statement(
	(
		db: Db,
		sort: ProductSort,
		wordCount: number,
		category: boolean,
		division: boolean,
		size: boolean,
		price: boolean,
		availability: boolean,
	) => {
		const shelf = category ? sql`${sql.placeholder("category")}` : undefined;
		const house = division ? sql`${sql.placeholder("division")}` : undefined;
		const onShelf = and(shelf && eq(products.category, shelf), house && eq(products.division, house));
		const where = and(isReleased, onShelf);
		const narrowed = [...areWordsIn(products.words, wordCount), ...narrowedBy({ size, price, availability })];
		// Whoever searches, filters or compares prices wants rows, not a shop window.
		const feature = sort === "newest" && narrowed.length === 0 ? selectFeature(db, where) : sql`null`;
		const shown = selectShown(products, {
			where: [where, sql`${products.id} is distinct from ${feature}`],
			sought: narrowed,
			isByWords: wordCount > 0,
			total: selectTotal(db, products, { house, shelf, toCome: and(onShelf, not(isReleased)) }),
			order: sortings[sort],
			perPage: productsPerPage,
		});
		return db
			.select({
				...productSummaryColumns,
				total: sql<number>`listed.total`,
				isFeature: sql<boolean>`listed.is_feature`,
			})
			.from(sql`(
					select id, total, false as is_feature from ${shown} union all select ${feature}, null, true
				) listed`)
			.innerJoin(products, sql`${products.id} = listed.id`)
			.orderBy(...sortings[sort]);
	},
);

const selectFeature = (db: Db, where: SQL | undefined) =>
	db
		.select({ id: products.id })
		.from(products)
		.where(and(where, eq(products.featured, true)))
		.orderBy(...sortings.newest)
		.limit(1);

/** With a size, "available" means available in that size. */
function narrowedBy({
	size,
	price,
	availability,
}: Record<"size" | "price" | "availability", boolean>): Sought[] {
	const ofSize = size ? sql`v.size = ${sql.placeholder("size")}` : undefined;
	const inStock = availability ? sql`${leftOf(sql`v`)} > 0` : undefined;
	const hasVariant = and(sql`v.product_id = ${products}.id`, ofSize, inStock);
	const conditions = [
		(ofSize || inStock) && sql`exists (select from ${variants} v where ${hasVariant})`,
		price ? within("from", sql`>=`) : undefined,
		price ? within("below", sql`<`) : undefined,
	];
	return conditions.flatMap((one) => (one ? [{ byIndex: one, byReading: one }] : []));
}

/** An open end of a price band is null. */
const within = (bound: "from" | "below", compare: SQL) =>
	sql`(${sql.placeholder(bound)}::bigint is null or ${products.price} ${compare} ${sql.placeholder(bound)}::bigint)`;

const sortings: Record<ProductSort, SQL[]> = {
	newest: [desc(products.releasedAt), asc(products.id)],
	cheapest: [asc(products.price), asc(products.id)],
	dearest: [desc(products.price), desc(products.id)],
};
