import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { giveBack } from "../allotments/allotments.server";
import type { ReturnedPart } from "../refunds/refund-order.server";
import { discountReturned } from "../refunds/returned-amount";
import { vouchers, voucherUses } from "./tables.server";

/** How much of an order is paid by members' credit. */
export async function sumCredit(db: Db, orderId: string): Promise<number> {
	const uses = await listCredit(db, [orderId]);
	return uses.reduce((sum, { amount }) => sum + amount, 0);
}

/** How much credit `returnCredit` would bring back now, for these orders. */
export async function priceCredit(
	db: Db,
	wanted: readonly (ReturnedPart & { orderId: string })[],
): Promise<number[]> {
	const ids = [...new Set(wanted.map(({ orderId }) => orderId))];
	const usesOf = Map.groupBy(await listCredit(db, ids), ({ orderId }) => orderId);
	return wanted.map(({ orderId, ...part }) =>
		(usesOf.get(orderId) ?? []).reduce((sum, use) => sum + dueOf(use, part), 0),
	);
}

/**
 * Credit is a member's money: what it paid of an order's lines can be spent again once they are returned. Answers how much
 * credit that brings back now.
 */
export async function returnCredit(db: Db, orderId: string, part: ReturnedPart): Promise<number> {
	let sum = 0;
	for (const use of await listCredit(db, [orderId])) {
		const now = dueOf(use, part);
		if (now === 0) continue;
		await db
			.update(voucherUses)
			.set({ returned: sql`${voucherUses.returned} + ${now}` })
			.where(and(eq(voucherUses.orderId, orderId), eq(voucherUses.voucherId, use.voucherId)));
		await giveBack(db, [{ allotmentId: use.budgetId!, quantity: now }]);
		sum += now;
	}
	return sum;
}

type CreditUse = Awaited<ReturnType<typeof listCredit>>[number];

function dueOf({ voucherId, returned: before }: CreditUse, { lines, returned }: ReturnedPart): number {
	const discount = lines.find(({ kind, reference }) => kind === "discount" && reference === voucherId)!;
	return discountReturned(lines, discount, returned) - before;
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
