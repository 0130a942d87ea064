import { and, asc, desc, eq, not, type SQL, sql } from "drizzle-orm";
import { houseKeys } from "../platform/club-profile";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { countPages, selectShown } from "../platform/list-page.server";
import { selectTotal } from "../platform/list-total.server";
import { readWords } from "../platform/list-words.server";
import { selectUsed } from "../platform/select-used.server";
import { together } from "../platform/together.server";
import { guessWords } from "../search/alike-words.server";
import { type ProductListInput, type ProductSort, type productList, productsPerPage } from "./contract";
import { isReleased, summaryColumns, toSummary } from "./product-summaries.server";
import { products } from "./tables.server";

/** One page of the store; where nothing has the words, of what is spelt alike. */
export async function listProducts(
	db: Db,
	language: Language,
	input: ProductListInput,
): Promise<AnswerOf<typeof productList>> {
	const exact = await listMatching(db, language, input);
	if (!input.q || exact.products.length > 0) return { ...exact, isGuess: false };
	for (const alike of await guessWords(db, language, input.q)) {
		if (alike.length === 0) continue;
		const guessed = await listMatching(db, language, { ...input, q: alike.join(" ") });
		if (guessed.products.length > 0) return { ...guessed, isGuess: true };
	}
	return { ...exact, isGuess: false };
}

/** The newest thing the club features stands large before all others. */
async function listMatching(
	db: Db,
	language: Language,
	input: ProductListInput,
): Promise<Omit<AnswerOf<typeof productList>, "isGuess">> {
	const { category, division, sort, page } = input;
	const words = readWords(input.q);
	// A statement is prepared once for each set of filters, so its name says which are set.
	const shape = `${Boolean(category)}_${Boolean(division)}_${words.count}`;
	const rows = await together(db, `products_${sort}_${shape}`, () => {
		const shelf = category && sql`${sql.placeholder("category")}`;
		const house = division && sql`${sql.placeholder("division")}`;
		const onShelf = and(shelf && eq(products.category, shelf), house && eq(products.division, house));
		const where = and(isReleased, onShelf);
		// Whoever searches or compares prices wants rows, not a window.
		const feature = sort === "newest" && words.count === 0 ? selectFeature(db, where) : sql`null`;
		const shown = selectShown(products, {
			where: [where, sql`${products.id} is distinct from ${feature}`],
			sought: words.areIn(products.words),
			isByWords: words.count > 0,
			total: selectTotal(db, products, { house, shelf, toCome: and(onShelf, not(isReleased)) }),
			order: sortings[sort],
			perPage: productsPerPage,
		});
		return {
			feature: db.select(summaryColumns).from(products).where(sql`${products.id} = ${feature}`),
			products: db
				.select({ ...summaryColumns, total: sql<number>`shown.total` })
				.from(shown)
				.innerJoin(products, sql`${products.id} = shown.id`)
				.orderBy(...sortings[sort]),
			divisions: selectSellingHouses(db),
		};
	}).execute({ category, division, ...words.values, offset: (page - 1) * productsPerPage });
	const [feature] = rows.feature;
	const [first] = rows.products;
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
		feature: feature && page === 1 ? toSummary(feature, language) : null,
		products: page > length.pageCount ? [] : rows.products.map((row) => toSummary(row, language)),
		page,
		...length,
		divisions: rows.divisions.map(({ key }) => key),
	};
}

const selectFeature = (db: Db, where: SQL | undefined) =>
	db
		.select({ id: products.id })
		.from(products)
		.where(and(where, eq(products.featured, true)))
		.orderBy(...sortings.newest)
		.limit(1);

/** In the club's own order, so that the choice never jumps. */
const selectSellingHouses = (db: Db) =>
	selectUsed(db, houseKeys, (house) =>
		db
			.select({ one: sql`1` })
			.from(products)
			.where(and(eq(products.division, house), isReleased)),
	);

const sortings: Record<ProductSort, SQL[]> = {
	newest: [desc(products.releasedAt), asc(products.id)],
	cheapest: [asc(products.price), asc(products.id)],
	dearest: [desc(products.price), desc(products.id)],
};
