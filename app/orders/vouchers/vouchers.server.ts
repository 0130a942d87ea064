import { and, eq, or, sql } from "drizzle-orm";
import { members } from "../../members/tables.server";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import type { CallContext } from "../../platform/http/bind.server";
import { subscriberOf } from "../../platform/http/network-address";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import type { Localized } from "../../platform/words/language";
import { createAllotments, leftOf, type Share } from "../allotments/allotments.server";
import { applyVouchers, type Discount, type Unfit } from "./apply-vouchers";
import { spellCode } from "./spell-code";
import { voucherPhones, vouchers, voucherUses } from "./tables.server";
import { minimumText, type VoucherReason, voucherRefusals } from "./voucher-refusals";
import { discountNameOf, type VoucherLine, type VoucherRule } from "./voucher-rules";

export type RefusedVoucher = { code: string; name: Localized; reason: VoucherReason; message: Localized };
export type TriedVouchers = { discounts: FoundDiscount[]; refused: RefusedVoucher[] };
type FoundDiscount = Discount & { voucher: Found };

/** Only wrong codes count: a valid one may be tried on any cart. */
const guesses = {
	member: { name: "voucher-guess-member", points: 15, seconds: 10 * 60 },
	guest: { name: "voucher-guess-guest", points: 30, seconds: 10 * 60 },
	address: { name: "voucher-guess-address", points: 150, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * The discounts these codes, and automatic vouchers, give on these lines. Redeems nothing: that is `reserveVouchers`,
 * with the order.
 */
export async function tryVouchers(
	context: VoucherContext,
	codes: readonly string[],
	lines: readonly VoucherLine[],
): Promise<TriedVouchers> {
	return tryOffers(context, await findOffers(context, codes), lines);
}

type VoucherContext = Pick<CallContext, "db" | "who" | "limits" | "address">;
/** The typed codes, and the vouchers found for them or applied automatically. */
export type Offers = { codes: string[]; listed: Listed[] };

/** What can be looked up before the items are known. */
export async function findOffers(context: VoucherContext, typed: readonly string[]): Promise<Offers> {
	const codes = [...new Set(typed.map(spellCode))];
	if (codes.length > 0) await eachGuess(context, "check");
	const caller = context.who.kind === "member" ? context.who.memberId : null;
	return { codes, listed: await findVouchers(context.db, codes, caller) };
}

export async function tryOffers(
	context: VoucherContext,
	{ codes, listed }: Offers,
	lines: readonly VoucherLine[],
): Promise<TriedVouchers> {
	const found = await withStanding(context, listed.map(capCredit));
	const refused: RefusedVoucher[] = [];
	for (const code of codes) {
		if (found.some((voucher) => voucher.code === code)) continue;
		await eachGuess(context, "take");
		refused.push(refusalOf({ code, name: { id: code, en: code } }, "voucher.unknown"));
	}
	const usable: Found[] = [];
	for (const voucher of found) {
		const reason = standingOf(voucher);
		if (!reason) usable.push(voucher);
		else if (voucher.way !== "automatic") refused.push(refusalOf(named(voucher), reason));
	}
	const { discounts, unfit } = applyVouchers(lines, usable);
	for (const each of unfit) {
		const voucher = each.voucher as Found;
		if (voucher.way !== "automatic") refused.push(unfitText(each, named(voucher)));
	}
	return { discounts: discounts as FoundDiscount[], refused };
}

/** Typed codes only: automatic vouchers are for the store's checkout, which shows them unasked. */
export async function tryTyped(
	context: VoucherContext,
	typed: readonly string[],
	lines: readonly VoucherLine[],
): Promise<TriedVouchers> {
	const { codes, listed } = await findOffers(context, typed);
	return tryOffers(context, { codes, listed: listed.filter(({ way }) => way !== "automatic") }, lines);
}

async function eachGuess(
	{ limits, who, address }: Pick<CallContext, "limits" | "who" | "address">,
	act: "check" | "take",
) {
	if (who.kind === "member") await limits[act](guesses.member, who.memberId);
	await limits[act](who.kind === "member" ? guesses.address : guesses.guest, subscriberOf(address));
}

type Listed = Awaited<ReturnType<typeof findVouchers>>[number];
type Found = VoucherRule & Listed & OwnUse;
/** What the caller's phone number may still use of it. */
type OwnUse = {
	phone: string;
	isPhoneVerified: boolean;
	phoneAllotmentId: string | null;
	phoneLeft: number | null;
};

const left = (column: typeof vouchers.usesId | typeof vouchers.budgetId | typeof voucherPhones.allotmentId) =>
	sql<
		number | null
	>`(select ${leftOf(sql`thing`)} from (select ${column} as id) thing where thing.id is not null)`;

/** Somebody else's credit is answered like a code that doesn't exist. */
const findVouchers = (db: Db, codes: readonly string[], caller: string | null) =>
	vouchersByCode.run(db, { codes, caller });

const vouchersByCode = statement((db: Db) =>
	db
		.select({
			id: vouchers.id,
			code: vouchers.code,
			way: vouchers.way,
			title: vouchers.title,
			effect: vouchers.effect,
			value: vouchers.value,
			most: vouchers.most,
			scope: vouchers.scope,
			minimum: vouchers.minimum,
			perMember: vouchers.perMember,
			memberId: vouchers.memberId,
			usesId: vouchers.usesId,
			budgetId: vouchers.budgetId,
			hasBegun: sql<boolean>`${vouchers.startsAt} <= now()`,
			hasEnded: sql<boolean>`coalesce(${vouchers.endsAt} <= now(), false)`,
			usesLeft: left(vouchers.usesId),
			budgetLeft: left(vouchers.budgetId),
		})
		.from(vouchers)
		.where(
			and(
				vouchers.isActive,
				sql`(${vouchers.memberId} is null or ${vouchers.memberId} = ${sql.placeholder("caller")}::uuid)`,
				or(
					isOneOf(vouchers.code, "codes"),
					and(
						// Inlined: a prepared statement could not use the partial index with a parameter.
						sql`${vouchers.way} = 'automatic'`,
						sql`${vouchers.startsAt} <= now() and (${vouchers.endsAt} is null or ${vouchers.endsAt} > now())`,
					),
				),
			),
		),
);

/** A member's credit pays as much as is left of it, and keeps the rest. */
const capCredit = (voucher: Listed): Listed =>
	voucher.memberId && voucher.budgetLeft !== null
		? { ...voucher, most: Number(voucher.budgetLeft) }
		: voucher;

/** A guest may try codes; the phone number is only checked when the order is placed. */
async function withStanding(
	{ db, who }: Pick<CallContext, "db" | "who">,
	listed: Listed[],
): Promise<Found[]> {
	const unknown = {
		phone: "",
		isPhoneVerified: who.kind === "guest",
		phoneAllotmentId: null,
		phoneLeft: null,
	};
	if (who.kind === "guest" || listed.every(({ perMember }) => perMember === null))
		return listed.map((voucher) => ({ ...voucher, ...unknown }));
	const voucherIds = listed.map(({ id }) => id);
	const rows = await usesOfPhone.run(db, { memberId: who.memberId, voucherIds });
	const { phone = "", isPhoneVerified = false } = rows[0] ?? {};
	return listed.map((voucher) => {
		const own = rows.find(({ voucherId }) => voucherId === voucher.id);
		return {
			...voucher,
			phone,
			isPhoneVerified,
			phoneAllotmentId: own?.phoneAllotmentId ?? null,
			phoneLeft: own?.phoneLeft ?? null,
		};
	});
}

/** A row for each voucher that the member's number has used, or one without. */
const usesOfPhone = statement((db: Db) =>
	db
		.select({
			phone: members.phone,
			isPhoneVerified: sql<boolean>`${members.phoneVerifiedAt} is not null`,
			voucherId: voucherPhones.voucherId,
			phoneAllotmentId: voucherPhones.allotmentId,
			phoneLeft: left(voucherPhones.allotmentId),
		})
		.from(members)
		.leftJoin(
			voucherPhones,
			and(eq(voucherPhones.phone, members.phone), isOneOf(voucherPhones.voucherId, "voucherIds")),
		)
		.where(eq(members.id, sql.placeholder("memberId"))),
);

/** Why this member can't use it now; null when they can. */
function standingOf(voucher: Found): VoucherReason | null {
	const isOut = (left: number | null) => left !== null && Number(left) <= 0;
	if (!voucher.hasBegun) return "voucher.not_begun";
	if (voucher.hasEnded) return "voucher.ended";
	if (isOut(voucher.usesLeft) || isOut(voucher.budgetLeft)) return "voucher.used_up";
	if (voucher.perMember === null) return null;
	if (!voucher.isPhoneVerified) return "voucher.phone_unverified";
	return isOut(voucher.phoneLeft) ? "voucher.member_used" : null;
}

const named = (voucher: Found) => ({ code: voucher.code, name: discountNameOf(voucher) });

const refusalOf = (named: Pick<RefusedVoucher, "code" | "name">, reason: VoucherReason): RefusedVoucher => ({
	...named,
	reason,
	message: voucherRefusals[reason].message,
});

const unfitText = (
	{ voucher, reason, missing }: Unfit,
	named: Pick<RefusedVoucher, "code" | "name">,
): RefusedVoucher =>
	reason === "minimum"
		? { ...named, reason: "voucher.minimum", message: minimumText(voucher.minimum, missing) }
		: refusalOf(named, `voucher.${reason}`);

/** What the order has to hold of its vouchers besides its goods. In the order's transaction. */
export async function sharesOfDiscounts(db: Db, discounts: readonly FoundDiscount[]): Promise<ReservedUse[]> {
	const uses: ReservedUse[] = [];
	for (const { voucher, amount } of discounts) {
		const phoneAllotmentId =
			voucher.perMember === null ? null : await allotPhone(db, voucher, voucher.perMember);
		uses.push({
			voucherId: voucher.id,
			code: voucher.code,
			amount,
			phoneAllotmentId,
			shares: sharesOfUse({ ...voucher, amount, phoneAllotmentId }),
		});
	}
	return uses;
}
export type ReservedUse = {
	voucherId: string;
	code: string;
	amount: number;
	phoneAllotmentId: string | null;
	shares: Share[];
};

export async function saveUses(db: Db, orderId: string, uses: readonly ReservedUse[]) {
	if (uses.length === 0) return;
	await insertUses.run(db, { orderId, uses: JSON.stringify(uses) });
}

const insertUses = statement(
	() => sql`
		insert into ${voucherUses} (order_id, voucher_id, amount, phone_allotment_id)
		select ${sql.placeholder("orderId")}::uuid, used."voucherId", used.amount, used."phoneAllotmentId"
		from jsonb_to_recordset(${sql.placeholder("uses")}::jsonb)
			as used("voucherId" uuid, amount bigint, "phoneAllotmentId" uuid)`,
);

/** What an order takes of its vouchers once it is paid. */
export const sharesOfOrder = async (db: Db, orderId: string): Promise<Share[]> =>
	(await listUses(db, orderId)).flatMap(sharesOfUse);

/** What is returned of them once all of the order has come back; credit comes back part by part. */
export const sharesBesideCredit = async (db: Db, orderId: string): Promise<Share[]> =>
	(await listUses(db, orderId)).filter(({ memberId }) => memberId === null).flatMap(sharesOfUse);

const listUses = (db: Db, orderId: string) => usesOfOrder.run(db, { orderId });

const usesOfOrder = statement((db: Db) =>
	db
		.select({
			usesId: vouchers.usesId,
			budgetId: vouchers.budgetId,
			amount: voucherUses.amount,
			phoneAllotmentId: voucherUses.phoneAllotmentId,
			memberId: vouchers.memberId,
		})
		.from(voucherUses)
		.innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
		.where(eq(voucherUses.orderId, sql.placeholder("orderId"))),
);

function sharesOfUse({
	usesId,
	budgetId,
	amount,
	phoneAllotmentId,
}: {
	usesId: string | null;
	budgetId: string | null;
	amount: number;
	phoneAllotmentId: string | null;
}): Share[] {
	return [
		...(usesId ? [{ allotmentId: usesId, quantity: 1 }] : []),
		...(budgetId ? [{ allotmentId: budgetId, quantity: amount }] : []),
		...(phoneAllotmentId ? [{ allotmentId: phoneAllotmentId, quantity: 1 }] : []),
	];
}

/** Of two first uses at once, one creates the row; the other waits for it and finds it. */
async function allotPhone(db: Db, { id, phone }: Found, perMember: number): Promise<string> {
	await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id} ${phone}`}, 0))`);
	const [known] = await db
		.select({ id: voucherPhones.allotmentId })
		.from(voucherPhones)
		.where(and(eq(voucherPhones.voucherId, id), eq(voucherPhones.phone, phone)));
	if (known) return known.id;
	const [allotmentId] = await createAllotments(db, "voucher-uses", [{ size: perMember }]);
	await db.insert(voucherPhones).values({ voucherId: id, phone, allotmentId: allotmentId! });
	return allotmentId!;
}
