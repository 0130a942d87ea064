import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { giveBack } from "../allotments/allotments.server";
import { shareOf } from "../orders/refunds/returned-amount";
import type { Db } from "../platform/database.server";
import { vouchers, voucherUses } from "./tables.server";

/** How much of an order is paid by members' credit. */
export async function sumCredit(db: Db, orderId: string): Promise<number> {
	const uses = await listCredit(db, [orderId]);
	return uses.reduce((sum, { amount }) => sum + amount, 0);
}

/** How much credit `returnCredit` would bring back now, for these orders. */
export async function priceCredit(
	db: Db,
	wanted: readonly { orderId: string; value: number; whole: number }[],
): Promise<number[]> {
	const ids = [...new Set(wanted.map(({ orderId }) => orderId))];
	const usesOf = Map.groupBy(await listCredit(db, ids), ({ orderId }) => orderId);
	return wanted.map(({ orderId, value, whole }) =>
		(usesOf.get(orderId) ?? []).reduce(
			(sum, { amount, returned }) => sum + shareOf(amount, value, whole) - returned,
			0,
		),
	);
}

/**
 * Credit is a member's money: what paid for a part of an order can be spent again once that part is returned. `value` of
 * `whole` has been returned in total. Answers how much credit that brings back now.
 */
export async function returnCredit(
	db: Db,
	orderId: string,
	{ value, whole }: { value: number; whole: number },
): Promise<number> {
	let sum = 0;
	for (const { voucherId, budgetId, amount, returned } of await listCredit(db, [orderId])) {
		const now = shareOf(amount, value, whole) - returned;
		if (now === 0) continue;
		await db
			.update(voucherUses)
			.set({ returned: sql`${voucherUses.returned} + ${now}` })
			.where(and(eq(voucherUses.orderId, orderId), eq(voucherUses.voucherId, voucherId)));
		await giveBack(db, [{ allotmentId: budgetId!, quantity: now }]);
		sum += now;
	}
	return sum;
}

const listCredit = (db: Db, orderIds: readonly string[]) =>
	db
		.select({
			orderId: voucherUses.orderId,
			voucherId: vouchers.id,
			budgetId: vouchers.budgetId,
			amount: voucherUses.amount,
			returned: voucherUses.returned,
		})
		.from(voucherUses)
		.innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
		.where(and(inArray(voucherUses.orderId, [...orderIds]), isNotNull(vouchers.memberId)))
		.orderBy(vouchers.id);
