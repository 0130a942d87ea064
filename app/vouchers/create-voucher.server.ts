import { createAllotments } from "../allotments/allotments.server";
import type { Db } from "../platform/database.server";
import { transaction } from "../platform/transaction.server";
import { type Voucher, vouchers } from "./tables.server";

export type NewVoucher = Omit<typeof vouchers.$inferInsert, "usesId" | "budgetId"> & {
	/** How often, and for how many rupiah, by all together. */
	uses?: number | undefined;
	budget?: number | undefined;
};

/** A voucher comes into being together with what there is of it. */
export const createVoucher = (db: Db, { uses, budget, ...voucher }: NewVoucher): Promise<Voucher> =>
	transaction(db, async (db) => {
		const [usesId] = uses ? await createAllotments(db, "voucher-uses", [{ size: uses }]) : [];
		const [budgetId] = budget ? await createAllotments(db, "voucher-budget", [{ size: budget }]) : [];
		const [created] = await db
			.insert(vouchers)
			.values({ ...voucher, usesId: usesId ?? null, budgetId: budgetId ?? null })
			.returning();
		return created!;
	});
