import { shareOf } from "../../platform/words/money";
import { isInScope, type VoucherLine, type VoucherRule } from "./voucher-rules";

export type Discount = {
	voucher: VoucherRule;
	amount: number;
	off: "goods" | "shipping";
	/** What it takes off which of the purchase's lines. */
	takenOff: { position: number; amount: number }[];
};
export type Unfit = { voucher: VoucherRule; reason: "scope" | "minimum" | "nothing_left"; missing: number };
export type Applied = { discounts: Discount[]; unfit: Unfit[] };

/**
 * Turns lines and vouchers into discounts. Each voucher applies to what is left of the lines in its scope: percentages
 * first, then amounts, then shipping, each sorted by code. So neither the order of the lines nor that of the vouchers
 * matters, and nothing falls below zero.
 */
export function applyVouchers(lines: readonly VoucherLine[], vouchers: readonly VoucherRule[]): Applied {
	const open = lines
		.map((line) => ({ ...line, left: line.amount }))
		.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
	const applied: Applied = { discounts: [], unfit: [] };
	for (const voucher of [...vouchers].sort(inTurn)) {
		const isShipping = voucher.effect === "free_shipping";
		const goods = open.filter((line) => isInScope(voucher.scope, line));
		const price = sum(goods.map(({ amount }) => amount));
		const refuse = (reason: Unfit["reason"], missing = 0) => applied.unfit.push({ voucher, reason, missing });
		if (goods.length === 0) {
			refuse("scope");
			continue;
		}
		if (price < voucher.minimum) {
			refuse("minimum", voucher.minimum - price);
			continue;
		}
		const targets = isShipping ? open.filter(({ kind }) => kind === "shipping") : goods;
		const amount = Math.min(
			wanted(voucher, price, targets),
			voucher.most ?? Number.POSITIVE_INFINITY,
			sum(targets.map(({ left }) => left)),
		);
		if (amount <= 0) {
			refuse("nothing_left");
			continue;
		}
		const takenOff = takeFrom(targets, amount);
		applied.discounts.push({ voucher, amount, off: isShipping ? "shipping" : "goods", takenOff });
	}
	return applied;
}

function wanted({ effect, value }: VoucherRule, price: number, targets: readonly { left: number }[]): number {
	if (effect === "percent") return Math.floor((price * value) / 100);
	if (effect === "amount") return value;
	return sum(targets.map(({ left }) => left));
}

/** Splits a discount over lines in proportion to what is left of them. Rounded cumulatively, so that the parts add up. */
function takeFrom(targets: (VoucherLine & { left: number })[], amount: number): Discount["takenOff"] {
	const whole = sum(targets.map(({ left }) => left));
	let [seen, taken] = [0, 0];
	return targets.flatMap((line) => {
		seen += line.left;
		const share = shareOf(amount, seen, whole) - taken;
		taken += share;
		line.left -= share;
		return share > 0 ? [{ position: line.position, amount: share }] : [];
	});
}

const turns = { percent: 0, amount: 1, free_shipping: 2 };
const inTurn = (a: VoucherRule, b: VoucherRule) =>
	turns[a.effect] - turns[b.effect] || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
