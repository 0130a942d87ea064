import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { defineTexts, type Language, textsIn } from "../../platform/words/language";
import { createAllotments, NotEnough, resizeAllotment } from "../allotments/allotments.server";
import { sumByState } from "../staff/staff-orders.server";
import { type changeVoucher, type createVoucher, type StaffVoucher, staffVoucherRefusals } from "./contract";
import { insertVoucher } from "./create-voucher.server";
import { spellCode } from "./spell-code";
import { readVoucher } from "./staff-vouchers.server";
import { type Voucher, voucherPhones, vouchers, voucherUses } from "./tables.server";

export async function addVoucher(
	context: MemberContext,
	{ code: typed, way, ...fields }: ParsedInputOf<typeof createVoucher>,
): Promise<StaffVoucher> {
	const { who, language, settings } = context;
	if (way === "code" && !typed) throw new InvalidInput({ code: [textsIn(fieldTexts, language).code] });
	const rule = ruleOf(fields, language);
	// A link must not be guessable, so nobody chooses its code.
	const code = typed && way !== "link" ? spellCode(typed) : randomBytes(10).toString("hex").toUpperCase();
	return transaction(context.db, async (db) => {
		const [taken] = await db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.code, code));
		if (taken) throw refuse(staffVoucherRefusals, "voucher.code_taken");
		const { uses, budget } = fields;
		const { id } = await insertVoucher(db, {
			...rule,
			code,
			way,
			uses: uses ?? undefined,
			budget: budget ?? undefined,
			...(fields.startsAt && { startsAt: new Date(fields.startsAt) }),
		}).catch((error) => {
			const isTaken = (error as { cause?: { constraint?: string } }).cause?.constraint === "vouchers_code";
			throw isTaken ? refuse(staffVoucherRefusals, "voucher.code_taken") : error;
		});
		await recordAudit(db, {
			by: who.memberId,
			action: "vouchers.create",
			subject: `voucher/${code}`,
			after: { way, ...fields },
		});
		return readVoucher(db, settings.publicUrl, id);
	});
}

export async function editVoucher(
	context: MemberContext,
	{ id, version, ...fields }: ParsedInputOf<typeof changeVoucher>,
): Promise<StaffVoucher> {
	const rule = ruleOf(fields, context.language);
	const { who, settings } = context;
	return transaction(context.db, async (db) => {
		const voucher = await lockVoucher(db, id);
		const before = await readVoucher(db, settings.publicUrl, id);
		if (version !== undefined && version !== before.version)
			throw refuse(staffVoucherRefusals, "voucher.changed");
		const startsAt = fields.startsAt ? new Date(fields.startsAt) : voucher.startsAt;
		if (rule.endsAt && rule.endsAt <= startsAt)
			throw new InvalidInput({ endsAt: [textsIn(fieldTexts, context.language).endsAt] });
		const [usesId, budgetId] = [
			await limitTo(db, voucher, "uses", fields.uses),
			await limitTo(db, voucher, "budget", fields.budget),
		];
		await db
			.update(vouchers)
			.set({ ...rule, startsAt, usesId, budgetId, isActive: true })
			.where(eq(vouchers.id, voucher.id));
		if (rule.perMember !== null) await limitPhones(db, voucher.id, rule.perMember);
		const after = await readVoucher(db, settings.publicUrl, id);
		await recordAudit(db, {
			by: who.memberId,
			action: "vouchers.change",
			subject: `voucher/${voucher.code}`,
			before,
			after,
		});
		return after;
	});
}

/** Idempotent. */
export async function endVoucherNow({ db, who, settings }: MemberContext, id: string): Promise<StaffVoucher> {
	return transaction(db, async (db) => {
		const voucher = await lockVoucher(db, id);
		const before = await readVoucher(db, settings.publicUrl, id);
		if (before.state === "ended") return before;
		// One that has not begun has no time at which it ends.
		await db
			.update(vouchers)
			.set(before.state === "coming" ? { isActive: false } : { endsAt: sql`now()` })
			.where(eq(vouchers.id, voucher.id));
		await recordAudit(db, {
			by: who.memberId,
			action: "vouchers.end",
			subject: `voucher/${voucher.code}`,
			before: { endsAt: before.endsAt },
		});
		return readVoucher(db, settings.publicUrl, id);
	});
}

async function lockVoucher(db: Db, id: string): Promise<Voucher> {
	const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
	if (!voucher) throw refuse(staffVoucherRefusals, "voucher.unknown");
	return voucher;
}

/**
 * The allotment for a limit. A limit that is added later starts with the uses of paid orders; open ones take their
 * share when they are paid.
 */
async function limitTo(
	db: Db,
	voucher: Voucher,
	limit: "uses" | "budget",
	size: number | null,
): Promise<string | null> {
	const id = voucher[`${limit}Id`];
	if (size === null) return null;
	if (id) {
		await resizeAllotment(db, id, () => size).catch((error) => {
			throw error instanceof NotEnough ? refuse(staffVoucherRefusals, "voucher.limit_too_low") : error;
		});
		return id;
	}
	const uses = db
		.select({ order_id: voucherUses.orderId, amount: voucherUses.amount })
		.from(voucherUses)
		.where(eq(voucherUses.voucherId, voucher.id));
	const paid = (await sumByState(db, uses)).filter(
		({ state }) => !["awaiting_payment", "expired", "cancelled"].includes(state),
	);
	const sold = paid.reduce((sum, { count, amount }) => sum + Number(limit === "uses" ? count : amount), 0);
	if (sold > size) throw refuse(staffVoucherRefusals, "voucher.limit_too_low");
	const [created] = await createAllotments(db, `voucher-${limit}`, [{ size, sold }]);
	return created!;
}

/** Phone numbers that have used it more often keep what they used. */
async function limitPhones(db: Db, voucherId: string, perMember: number) {
	const phones = await db
		.select({ id: voucherPhones.allotmentId })
		.from(voucherPhones)
		.where(eq(voucherPhones.voucherId, voucherId))
		.orderBy(voucherPhones.allotmentId);
	for (const { id } of phones)
		await resizeAllotment(db, id, () => perMember).catch((error) => {
			if (!(error instanceof NotEnough)) throw error;
		});
}

type Fields = Omit<ParsedInputOf<typeof changeVoucher>, "id" | "version">;

/** Rules across fields; the database enforces them as well. */
function ruleOf({ uses: _, budget: __, startsAt, endsAt, ...rule }: Fields, language: Language) {
	const t = textsIn(fieldTexts, language);
	const { effect, value } = rule;
	if (effect === "percent" && (value < 1 || value > 100)) throw new InvalidInput({ value: [t.percent] });
	if (effect === "amount" && value < 1) throw new InvalidInput({ value: [t.amount] });
	if (startsAt && endsAt && new Date(endsAt) <= new Date(startsAt))
		throw new InvalidInput({ endsAt: [t.endsAt] });
	return {
		...rule,
		value: effect === "free_shipping" ? 0 : value,
		endsAt: endsAt === null ? null : new Date(endsAt),
	};
}

const fieldTexts = defineTexts({
	id: {
		code: "Isi kodenya.",
		percent: "Antara 1 dan 100 persen.",
		amount: "Isi potongan dalam rupiah.",
		endsAt: "Waktu berakhir harus setelah waktu mulai.",
	},
	en: {
		code: "Enter the code.",
		percent: "Between 1 and 100 percent.",
		amount: "Enter the discount in rupiah.",
		endsAt: "The end must be after the start.",
	},
});
