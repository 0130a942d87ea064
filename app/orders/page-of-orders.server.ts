import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OrdersPlace } from "./orders-place";
import { orders } from "./tables.server";

/**
 * Reads one page of a member's orders, the newest first. Its place is an order's number, not a count, so a page far back costs
 * as much as the first, and an order placed meanwhile moves nothing. A number that is not the member's is the end of the list.
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
	// One more than is shown says whether there is a page beyond.
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
	/** What the list is ordered by. */
	time: PgColumn;
	place: OrdersPlace;
	perPage: number;
};
