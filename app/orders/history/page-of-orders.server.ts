import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { orders } from "../tables.server";
import type { OrdersPlace } from "./orders-place";

/**
 * Reads one page of a member's orders, newest first. The cursor is an order's number, not an offset, so a page far back
 * costs as much as the first, and a new order shifts nothing. A number that is not the member's is the end of the list.
 */
export async function pageOfOrders<Row>(
	{ memberId, time, place: { after, before }, perPage }: Wanted,
	read: (part: { where: SQL | undefined; order: SQL[]; limit: number }) => Promise<Row[]>,
	numberOf: (row: Row) => string,
): Promise<{ rows: Row[]; newer: string | null; older: string | null }> {
	const key = after ?? before;
	const isBackwards = after === undefined && before !== undefined;
	const direction = isBackwards ? asc : desc;
	const where =
		key === undefined
			? undefined
			: sql`(${time}, ${orders.id}) ${sql.raw(isBackwards ? ">" : "<")} (
				select o.${sql.identifier(time.name)}, o.id from ${orders} o where o.number = ${key} and o.member_id = ${memberId})`;
	// One more than shown tells whether there is a next page.
	const found = await read({ where, order: [direction(time), direction(orders.id)], limit: perPage + 1 });
	const rows = found.slice(0, perPage);
	if (isBackwards) rows.reverse();
	const [first, last] = [rows[0], rows.at(-1)];
	const hasMore = found.length > rows.length;
	return {
		rows,
		newer: first && (isBackwards ? hasMore : after !== undefined) ? numberOf(first) : null,
		older: last && (isBackwards || hasMore) ? numberOf(last) : null,
	};
}

type Wanted = {
	memberId: string;
	/** The list's sort key. */
	time: PgColumn;
	place: OrdersPlace;
	perPage: number;
};
