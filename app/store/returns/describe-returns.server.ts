import { inArray } from "drizzle-orm";
import { listRefundsOf } from "../../orders/refunds/refunds.server";
import { listGoods } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { type Language, localize } from "../../platform/words/language";
import type { ShownReturn } from "./contract";
import { type Return, returnLines } from "./tables.server";

/** As fans and staff see them, in the given order. */
export async function describeReturns(
	db: Db,
	rows: readonly Return[],
	language: Language,
): Promise<ShownReturn[]> {
	if (rows.length === 0) return [];
	const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
	// Sequential: a transaction has only one connection.
	const lines = await db
		.select()
		.from(returnLines)
		.where(
			inArray(
				returnLines.returnId,
				rows.map(({ id }) => id),
			),
		)
		.orderBy(returnLines.position);
	const goods = await listGoods(db, orderIds);
	const refunds = await listRefundsOf(db, orderIds);
	return rows.map((row) => ({
		...row,
		askedAt: row.askedAt.toISOString(),
		decidedAt: row.decidedAt?.toISOString() ?? null,
		receivedAt: row.receivedAt?.toISOString() ?? null,
		refunded: refunds.find(({ id }) => id === row.refundId)?.amount ?? null,
		lines: lines
			.filter(({ returnId }) => returnId === row.id)
			.map((line) => {
				const sold = goods.find(
					({ orderId, position }) => orderId === line.orderId && position === line.position,
				);
				return { ...line, title: sold ? localize(sold.title, language) : "" };
			}),
	}));
}
