import { and, type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Listed = PgTable & { id: Column };
/** A condition twice: as an index finds what has it, and as it is read in one row after the other. */
export type Sought = { byIndex: SQL; byReading: SQL };
type Page = {
	where: (SQL | undefined)[];
	/** Whatever else narrows the list. */
	sought: Sought[];
	isByWords: boolean;
	/** A select of how many have what is sought, where that is known without looking at them. */
	counted?: SQLWrapper | undefined;
	/** How many there are if nothing is sought, as the database keeps it. */
	total: SQLWrapper;
	order: SQL[];
	perPage: number;
};

/** Whoever has not found it on five pages types another word. */
export const mostPagesByWords = 5;

/**
 * Which rows a page of a list has, and how many the list has: a table `shown` of `id` and `total`. All else is read
 * for those rows alone, so that pages far back pass over no row's text.
 */
export function selectShown(list: Listed, page: Page): SQL {
	return sql`(${page.sought.length > 0 ? selectSought(list, page) : selectKept(list, page)}) as shown`;
}

function selectKept(list: Listed, page: Page): SQL {
	return sql`select ${list.id}, ${page.total} as total from ${list} where ${and(...page.where)} ${cutOut(page)}`;
}

/**
 * What is sought is counted first: words that are everywhere no further than the pages go, one row more to say so.
 * A few rows are then put in order. Many are not: in the list's own order they soon fill a page.
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

/** What a list says of its length. By words, `counted` says no more than whether there is more than is shown. */
export function countPages(
	counted: number,
	perPage: number,
	{ isByWords, apart = 0 }: { isByWords: boolean; apart?: number },
) {
	const total = isByWords ? Math.min(counted, mostPagesByWords * perPage) : counted;
	const pageCount = Math.max(1, Math.ceil((total - apart) / perPage));
	return { total, hasMore: counted > total, pageCount };
}
