import type { CallContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { localize } from "../../platform/words/language";
import { discountNameOf } from "../vouchers/voucher-rules";
import { tryVouchers } from "../vouchers/vouchers.server";
import type { voucherTrial } from "./contract";
import { giftWrapPrice } from "./gift-wrap.server";
import { minutesToPay } from "./payment/payment-window.server";
import { findWantedGoods, toVoucherLines } from "./wanted-goods.server";

/** The totals of a cart: the discounts, and why something was refused. */
export async function tryCodes(
	context: CallContext,
	{ items, vouchers, shippingPrice, insurancePrice, giftWrap }: ParsedInputOf<typeof voucherTrial>,
): Promise<AnswerOf<typeof voucherTrial>> {
	const wanted = await findWantedGoods(context.db, items);
	const lines = toVoucherLines(wanted, { price: shippingPrice, position: wanted.length + 1 });
	const { discounts, refused } = await tryVouchers(context, vouchers, lines);
	const subtotal = wanted.reduce((sum, { goods, quantity }) => sum + goods.price * quantity, 0);
	const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
	const wrapping = giftWrap ? giftWrapPrice() : 0;
	return {
		subtotal,
		giftWrap: wrapping,
		discounts: discounts.map(({ voucher, amount, off }) => ({
			code: voucher.code,
			name: localize(discountNameOf(voucher), context.language),
			title: localize(voucher.title, context.language),
			amount,
			off,
			isAutomatic: voucher.way === "automatic",
		})),
		refused: refused.map(({ name, message, ...each }) => ({
			...each,
			name: localize(name, context.language),
			message: localize(message, context.language),
		})),
		total: subtotal + shippingPrice + insurancePrice + wrapping - off,
		minutesToPay: minutesToPay(wanted, context.settings),
	};
}
