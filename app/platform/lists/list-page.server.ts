import { and, type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Listed = PgTable & { id: Column };
/** The same condition in two forms: one that uses an index, one that filters row by row. */
export type Sought = { byIndex: SQL; byReading: SQL };
type Page = {
	where: (SQL | undefined)[];
	/** Further conditions that narrow the list. */
	sought: Sought[];
	isByWords: boolean;
	/** A select of the number of matches, where it is known without scanning them. */
	counted?: SQLWrapper | undefined;
	/** The stored total, if nothing is searched for. */
	total: SQLWrapper;
	order: SQL[];
	perPage: number;
};

/** Readers who have not found it on five pages refine their search. */
export const mostPagesByWords = 5;

/**
 * The rows of one page and the list's total, as a table `shown` of `id` and `total`. Everything else is read for those
 * rows only, so deep pages skip over narrow rows.
 */
export function selectShown(list: Listed, page: Page): SQL {
	return sql`(${page.sought.length > 0 ? selectSought(list, page) : selectKept(list, page)}) as shown`;
}

function selectKept(list: Listed, page: Page): SQL {
	return sql`select ${list.id}, ${page.total} as total from ${list} where ${and(...page.where)} ${cutOut(page)}`;
}

/**
 * Matches are counted first; for words only up to the last page plus one row, to know whether there are more. Few
 * matches are found by index and sorted. With many, scanning in list order fills a page sooner than sorting them.
 */
function selectSought(list: Listed, page: Page): SQL {
	const byIndex = and(...page.where, ...page.sought.map((one) => one.byIndex));
	const byReading = and(...page.where, ...page.sought.map((one) => one.byReading));
	const few = sql.raw(String(mostPagesByWords * page.perPage));
	const found = sql`select from ${list} where ${byIndex} ${page.isByWords ? sql`limit ${few} + 1` : sql``}`;
	const counted = page.counted ?? sql`(select count(*) as total from (${found}) found)`;
	return sql`
		with counted as materialized ${counted}
		select shown.id, total from counted cross join lateral (
			(select ${list.id} from ${list} where ${byIndex} and total <= ${few} ${cutOut(page)}) union all
			(select ${list.id} from ${list} where ${byReading} and total > ${few} ${cutOut(page)})
		) shown`;
}

const cutOut = ({ order, perPage }: Page) =>
	sql`order by ${sql.join(order, sql`, `)} limit ${sql.raw(String(perPage))} offset ${sql.placeholder("offset")}`;

/** Total and page count. In a search by words, `counted` is capped and only tells whether there are more. */
export function countPages(
	counted: number,
	perPage: number,
	{ isByWords, apart = 0 }: { isByWords: boolean; apart?: number },
) {
	const total = isByWords ? Math.min(counted, mostPagesByWords * perPage) : counted;
	const pageCount = Math.max(1, Math.ceil((total - apart) / perPage));
	return { total, hasMore: counted > total, pageCount };
}
