import { and, type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { readWords } from "./list-words.server";

type Listed = PgTable & { id: Column; words: Column };
type Page = {
	where: (SQL | undefined)[];
	words: ReturnType<typeof readWords>;
	/** How many there are, where the database keeps it; counted otherwise. */
	total: SQLWrapper | undefined;
	order: SQL[];
	/** The columns that `order` looks at. */
	orderedBy: Column[];
	perPage: number;
};

/** Whoever has not found it on five pages types another word. */
export const mostPagesByWords = 5;

/**
 * Which rows a page of a list has, and how many the list has: a table `shown` of `id` and `total`. All else is read
 * for those rows alone, so that pages far back pass over no row's text.
 */
export function selectShown(list: Listed, page: Page): SQL {
	return sql`(${page.total ? selectKept(list, page) : selectCounted(list, page)}) as shown`;
}

function selectKept(list: Listed, page: Page): SQL {
	return sql`select ${list.id}, ${page.total} as total from ${list} where ${and(...page.where)} ${cutOut(page)}`;
}

/**
 * What is found is counted and put in order in one pass. Words that are everywhere are counted no further than the
 * pages go, one row more to say so; the page is then looked for in the list's order, where such words soon fill it.
 */
function selectCounted(list: Listed, page: Page): SQL {
	const { where, words, orderedBy, perPage } = page;
	const most = sql.raw(String(mostPagesByWords * perPage));
	const isCapped = words.count > 0;
	const ofFound = sql`select ${list.id} from found ${list}`;
	const shown = isCapped
		? sql`(${ofFound} where total <= ${most} ${cutOut(page)}) union all
			(select ${list.id} from ${list}
			where ${and(...where, ...words.areReadIn(list.words))} and total > ${most} ${cutOut(page)})`
		: sql`${ofFound} ${cutOut(page)}`;
	return sql`
		with found as materialized (
			select ${sql.join([list.id, ...orderedBy], sql`, `)} from ${list}
			where ${and(...where, ...words.areIn(list.words))} ${isCapped ? sql`limit ${most} + 1` : sql``}
		), counted as (select count(*) as total from found)
		select shown.id, total from counted cross join lateral (${shown}) shown`;
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
