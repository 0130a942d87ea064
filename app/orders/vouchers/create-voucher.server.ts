import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import { createAllotments } from "../allotments/allotments.server";
import { type Voucher, vouchers } from "./tables.server";

export type NewVoucher = Omit<typeof vouchers.$inferInsert, "usesId" | "budgetId"> & {
	/** Total uses, and total rupiah. */
	uses?: number | undefined;
	budget?: number | undefined;
};

/** Creates a voucher together with its allotments. */
export const insertVoucher = (db: Db, { uses, budget, ...voucher }: NewVoucher): Promise<Voucher> =>
	transaction(db, async (db) => {
		const [usesId] = uses ? await createAllotments(db, "voucher-uses", [{ size: uses }]) : [];
		const [budgetId] = budget ? await createAllotments(db, "voucher-budget", [{ size: budget }]) : [];
		const [created] = await db
			.insert(vouchers)
			.values({ ...voucher, usesId: usesId ?? null, budgetId: budgetId ?? null })
			.returning();
		return created!;
	});

/** An amount that a member can spend on anything, at once or bit by bit. */
export const createCredit = (db: Db, memberId: string, amount: number, title: Voucher["title"]) =>
	insertVoucher(db, {
		code: drawCode(),
		way: "code",
		memberId,
		title,
		effect: "amount",
		value: amount,
		budget: amount,
	});

/** By id. */
export async function findCodes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: vouchers.id, code: vouchers.code })
		.from(vouchers)
		.where(inArray(vouchers.id, [...ids]));
	return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Without look-alike characters. Unguessable, and of no use to anybody else. */
function drawCode(): string {
	const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
	return `KREDIT${Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join("")}`;
}
