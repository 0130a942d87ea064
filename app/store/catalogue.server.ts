import { and, asc, count, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { HouseKey } from "../platform/club-profile";
import { houseKeys } from "../platform/club-profile";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { prepared } from "../platform/prepared.server";
import { selectUsed } from "../platform/select-used.server";
import { type ProductListInput, type ProductSort, type productList, productsPerPage } from "./contract";
import { isReleased, summaryColumns, toSummary } from "./product-summaries.server";
import { products, productWords } from "./tables.server";

/** One page of the store. The newest thing the club features stands large before all others. */
export async function listProducts(
	db: Db,
	language: Language,
	input: ProductListInput,
): Promise<AnswerOf<typeof productList>> {
	const filter = readFilter(input);
	const [feature, total, divisions] = await Promise.all([
		hasFeature(input) ? findFeature(db, filter) : undefined,
		countProducts(db, filter),
		listSellingHouses(db),
	]);
	const rows = await listPage(db, filter, input, feature?.slug);
	return {
		feature: feature && input.page === 1 ? toSummary(feature, language) : null,
		products: rows.map((row) => toSummary(row, language)),
		total,
		page: input.page,
		pageCount: Math.max(1, Math.ceil((feature ? total - 1 : total) / productsPerPage)),
		divisions,
	};
}

/** Whoever searches or compares prices wants rows, not a window. */
const hasFeature = ({ sort, q }: ProductListInput) => sort === "newest" && !q;

type Filter = {
	/** A statement is prepared once for each set of filters, so its name says which are set. */
	shape: string;
	where: SQL | undefined;
	values: Record<string, unknown>;
};

function readFilter({ category, division, q }: ProductListInput): Filter {
	const words = searchWords(q);
	return {
		shape: `${Boolean(category)}_${Boolean(division)}_${words.length}`,
		where: and(
			isReleased,
			category && eq(products.category, sql.placeholder("category")),
			division && eq(products.division, sql.placeholder("division")),
			...words.map((_, place) => sql`${productWords(products)} ilike ${sql.placeholder(`word${place}`)}`),
		),
		values: {
			category,
			division,
			...Object.fromEntries(words.map((word, place) => [`word${place}`, `%${escapeLike(word)}%`])),
		},
	};
}

async function findFeature(db: Db, { shape, where, values }: Filter) {
	const [row] = await prepared(db, `product_feature_${shape}`, () =>
		db
			.select(summaryColumns)
			.from(products)
			.where(and(where, eq(products.featured, true)))
			.orderBy(...sortings.newest)
			.limit(1),
	).execute(values);
	return row;
}

async function countProducts(db: Db, { shape, where, values }: Filter) {
	const [counted] = await prepared(db, `product_count_${shape}`, () =>
		db.select({ total: count() }).from(products).where(where),
	).execute(values);
	return counted?.total ?? 0;
}

const listPage = (
	db: Db,
	{ shape, where, values }: Filter,
	{ sort, page }: ProductListInput,
	feature: string | undefined,
) =>
	prepared(db, `product_page_${sort}_${shape}_${Boolean(feature)}`, () =>
		db
			.select(summaryColumns)
			.from(products)
			.where(and(where, feature ? ne(products.slug, sql.placeholder("feature")) : undefined))
			.orderBy(...sortings[sort])
			.limit(productsPerPage)
			.offset(sql.placeholder("offset")),
	).execute({ ...values, feature, offset: (page - 1) * productsPerPage });

/** In the club's own order, so that the choice never jumps. */
async function listSellingHouses(db: Db): Promise<HouseKey[]> {
	const rows = await prepared(db, "product_houses", () =>
		selectUsed(db, houseKeys, (house) =>
			db
				.select({ one: sql`1` })
				.from(products)
				.where(and(eq(products.division, house), isReleased)),
		),
	).execute();
	return rows.map(({ key }) => key);
}

const sortings: Record<ProductSort, SQL[]> = {
	newest: [desc(products.releasedAt), asc(products.id)],
	cheapest: [asc(products.price), asc(products.id)],
	dearest: [desc(products.price), desc(products.id)],
};

const mostWords = 6;

const searchWords = (text = "") => text.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** What a reader types is text, never a pattern. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
