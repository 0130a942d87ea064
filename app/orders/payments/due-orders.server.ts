import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { type Language, localize } from "../../platform/words/language";
import type { DueOrder } from "../contract";
import { listBought } from "../history/list-my-orders.server";
import { orders } from "../tables.server";

/** More than anybody pays in one go. */
const mostDue = 5;

/** Unpaid orders, of goods and tickets, most urgent first. */
export async function listDueOrders(db: Db, memberId: string, language: Language): Promise<DueOrder[]> {
	const due = await db
		.select()
		.from(orders)
		.where(
			and(eq(orders.memberId, memberId), eq(orders.state, "awaiting_payment"), gt(orders.payBy, sql`now()`)),
		)
		.orderBy(asc(orders.payBy), asc(orders.id))
		.limit(mostDue);
	const bought = await listBought(
		db,
		due.map(({ id }) => id),
	);
	return due.map(({ id, number, kind, total, payBy }) => {
		const [first, ...others] = bought.get(id) ?? [];
		return {
			number,
			kind,
			title: first ? localize(first.title, language) : number,
			others: others.length,
			total,
			payBy: payBy.toISOString(),
		};
	});
}
