import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { findLatestChange } from "../../members/staff/latest-change.server";
import { pathTo } from "../../paths";
import { contentVersion } from "../../platform/data/content-version.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { escapeLike } from "../../platform/lists/list-words.server";
import { type AllotmentStanding, readAllotments } from "../allotments/allotments.server";
import { findOrders } from "../sold-orders.server";
import { sumByState } from "../staff/staff-orders.server";
import {
	type StaffVoucher,
	type staffVoucher,
	staffVoucherRefusals,
	type staffVouchers,
	voucherContentOf,
	vouchersPerPage,
} from "./contract";
import { spellCode } from "./spell-code";
import { endOf, type Voucher, vouchers, voucherUses, wordsOf } from "./tables.server";

const hasBegun = sql<boolean>`${vouchers.startsAt} <= now()`;
const isOver = sql`${endOf(vouchers)} <= now()`;
const hasEnded = sql<boolean>`coalesce(${isOver}, false)`;
type Row = { voucher: Voucher; hasBegun: boolean; hasEnded: boolean };

const conditions: Record<ParsedInputOf<typeof staffVouchers>["state"], SQL | undefined> = {
	all: undefined,
	coming: sql`not ${hasBegun} and not ${hasEnded}`,
	running: sql`${hasBegun} and not ${hasEnded}`,
	ended: isOver,
};

export async function listVouchers(
	db: Db,
	publicUrl: string,
	{ q, state, after }: ParsedInputOf<typeof staffVouchers>,
): Promise<AnswerOf<typeof staffVouchers>> {
	// Ended ones are sorted by their end: sorted by age, all running ones would have to be skipped.
	const place = [...(state === "ended" ? [endOf(vouchers)] : []), vouchers.id];
	const key = sql.join(place, sql`, `);
	const rows = await db
		.select({ voucher: vouchers, hasBegun, hasEnded })
		.from(vouchers)
		.where(
			and(
				conditions[state],
				q ? or(...[spellCode(q), q].map(isIn)) : undefined,
				after ? sql`(${key}) < (select ${key} from ${vouchers} where ${vouchers.id} = ${after})` : undefined,
			),
		)
		.orderBy(...place.map((part) => desc(part)))
		.limit(vouchersPerPage + 1);
	const shown = rows.slice(0, vouchersPerPage);
	return {
		vouchers: await describe(db, publicUrl, shown),
		next: rows.length > vouchersPerPage ? shown.at(-1)!.voucher.id : null,
	};
}

const isIn = (part: string) => sql`${wordsOf(vouchers)} like ${`%${escapeLike(part.toLowerCase())}%`}`;

export async function readVoucher(db: Db, publicUrl: string, id: string): Promise<StaffVoucher> {
	const rows = await db
		.select({ voucher: vouchers, hasBegun, hasEnded })
		.from(vouchers)
		.where(eq(vouchers.id, id));
	const [voucher] = await describe(db, publicUrl, rows);
	if (!voucher) throw refuse(staffVoucherRefusals, "voucher.unknown");
	return voucher;
}

const latestUses = 50;
const neverPaid = ["awaiting_payment", "expired", "cancelled"];

/** Counted from the orders themselves, so that the report can be checked against the limits. */
export async function reportVoucher(
	db: Db,
	publicUrl: string,
	id: string,
): Promise<AnswerOf<typeof staffVoucher>> {
	const voucher = await readVoucher(db, publicUrl, id);
	const ofVoucher = eq(voucherUses.voucherId, id);
	const uses = db
		.select({ order_id: voucherUses.orderId, amount: voucherUses.amount })
		.from(voucherUses)
		.where(ofVoucher);
	const [change, sums, latest] = await Promise.all([
		findLatestChange(db, `voucher/${voucher.code}`),
		sumByState(db, uses),
		db.select().from(voucherUses).where(ofVoucher).orderBy(desc(voucherUses.orderId)).limit(latestUses),
	]);
	const orders = await findOrders(
		db,
		latest.map(({ orderId }) => orderId),
	);
	const total = (isWanted: (state: string) => boolean) =>
		sums
			.filter(({ state }) => isWanted(state))
			.reduce(
				(sum, { count, amount }) => ({
					orders: sum.orders + Number(count),
					amount: sum.amount + Number(amount),
				}),
				{ orders: 0, amount: 0 },
			);
	return {
		...voucher,
		...change,
		report: {
			paid: total((state) => !neverPaid.includes(state)),
			open: total((state) => state === "awaiting_payment"),
			latest: latest.flatMap(({ orderId, amount }) => {
				const order = orders.find(({ id }) => id === orderId);
				return order ? { ...order, amount, placedAt: order.createdAt.toISOString() } : [];
			}),
		},
	};
}

async function describe(db: Db, publicUrl: string, rows: readonly Row[]): Promise<StaffVoucher[]> {
	const limits = await readAllotments(
		db,
		rows.flatMap(({ voucher }) => [voucher.usesId ?? [], voucher.budgetId ?? []].flat()),
	);
	const limitOf = (id: string | null) => (id ? (limits.get(id) ?? null) : null);
	return rows.map(({ voucher, hasBegun, hasEnded }) => {
		const [uses, budget] = [limitOf(voucher.usesId), limitOf(voucher.budgetId)];
		const shown = {
			...voucher,
			startsAt: voucher.startsAt.toISOString(),
			endsAt: voucher.endsAt?.toISOString() ?? null,
			uses,
			budget,
			state: stateOf(hasBegun, hasEnded, [uses, budget]),
			link: voucher.way === "link" ? `${publicUrl}${pathTo("cart")}?voucher=${voucher.code}` : null,
		};
		return {
			...shown,
			version: contentVersion({ ...voucherContentOf(shown), isActive: voucher.isActive }),
		};
	});
}

function stateOf(
	hasBegun: boolean,
	hasEnded: boolean,
	limits: (AllotmentStanding | null)[],
): StaffVoucher["state"] {
	if (hasEnded) return "ended";
	if (!hasBegun) return "coming";
	return limits.some((limit) => limit && limit.left <= 0) ? "used_up" : "running";
}
