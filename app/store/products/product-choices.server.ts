import { and, eq, type SQL, sql } from "drizzle-orm";
import { leftOf } from "../../orders/allotments/allotments.server";
import { clubSections } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { areWordsIn, readWords } from "../../platform/lists/list-words.server";
import type { Language } from "../../platform/words/language";
import { searchForgiving } from "../catalogue/forgiving-search.server";
import { boundsOf, priceBands } from "../catalogue/price-band";
import { availabilities, type FilterName, filterNames } from "../catalogue/product-filters";
import type { productChoices } from "../contract";
import { products, variants } from "../tables.server";
import { productCategories } from "./product-category";
import { isReleased } from "./product-summaries.server";
import { compareSizes } from "./size-order";

/**
 * How many products each choice of each filter would show, given the other filters. One statement that reads every
 * product: the answer is cached until the store changes, and the lists themselves don't wait for it.
 */
export async function countChoices(
	db: Db,
	language: Language,
	filters: Filters,
): Promise<AnswerOf<typeof productChoices>> {
	const { found: rows } = await searchForgiving(db, language, {
		q: filters.q,
		read: (q) => readCounts(db, { ...filters, q }),
		isEmpty: (rows) => rows.length === 0,
	});
	const countOf = (filter: FilterName) => {
		const counts = new Map(rows.filter((row) => row.filter === filter).map((row) => [row.value, row.count]));
		return <Value extends string>(value: Value) => ({ value, count: counts.get(value) ?? 0 });
	};
	const { size } = filters;
	const sizes = rows.flatMap(({ filter, value }) => (filter === "size" && value !== null ? [value] : []));
	// The chosen size stays in the list, even if the other filters leave none of it.
	const shownSizes = [...new Set(size ? [...sizes, size] : sizes)].sort(compareSizes);
	return {
		category: productCategories.map(countOf("category")),
		division: clubSections.map(countOf("division")),
		size: shownSizes.map(countOf("size")),
		price: priceBands.map(countOf("price")),
		availability: availabilities.map(countOf("availability")),
	};
}

type Filters = ParsedInputOf<typeof productChoices>;
type Counted = { filter: FilterName; value: string | null; count: number };

function readCounts(db: Db, { q, category, division, size, price, availability }: Filters) {
	const words = readWords(q);
	return choiceCounts.run(
		db,
		{
			...words.values,
			category: category ?? null,
			division: division ?? null,
			size: size || null,
			price: price ?? null,
			availability: availability ?? null,
		},
		words.count,
	);
}

const choiceCounts = statement((db: Db, wordCount: number) => selectCounts(db, wordCount));

/** A row per variant with the filters it passes; a filter's own choices are counted without that filter. */
function selectCounts(db: Db, wordCount: number) {
	const chosen = (name: FilterName) => sql`${sql.placeholder(name)}::text`;
	const passes = (name: FilterName, value: SQL) =>
		sql`(${chosen(name)} is null or ${value} = ${chosen(name)})`;
	const left = sql`case when ${leftOf(variants)} > 0 then 'ready' end`;
	const offers = db
		.select({
			id: products.id,
			category: sql`${products.category}`.as("category"),
			division: sql`${products.division}`.as("division"),
			size: sql`${variants.size}`.as("size"),
			price: bandOf.as("price"),
			availability: left.as("availability"),
		})
		.from(products)
		.leftJoin(variants, eq(variants.productId, products.id))
		.where(and(isReleased, ...areWordsIn(products.words, wordCount).map(({ byIndex }) => byIndex)));
	const counts = filterNames.map((counted) => {
		const others = filterNames
			.filter((name) => name !== counted)
			.map((name) => passes(name, sql.raw(`offers.${name}`)));
		const value = sql.raw(`offers.${counted}`);
		return sql`select ${sql.raw(`'${counted}'`)}, ${value}, count(distinct id)::int from offers where ${and(...others)} group by ${value}`;
	});
	const all = sql`(with offers as materialized (${offers}) ${sql.join(counts, sql` union all `)})`;
	return db
		.select({
			filter: sql<Counted["filter"]>`filter`,
			value: sql<Counted["value"]>`value`,
			count: sql<number>`count`,
		})
		.from(sql`${all} as counted (filter, value, count)`);
}

/** The band of a product's price. */
const bandOf = sql`case ${sql.join(
	priceBands.map((band) => {
		const { below } = boundsOf(band);
		const name = sql.raw(`'${band}'`);
		return below === null
			? sql`else ${name}`
			: sql`when ${products.price} < ${sql.raw(String(below))} then ${name}`;
	}),
	sql` `,
)} end`;
