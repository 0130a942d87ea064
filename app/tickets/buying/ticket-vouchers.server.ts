import type { NotEnough } from "../../orders/allotments/allotments.server";
import type { LineDraft } from "../../orders/order-lines";
import { limitOrders } from "../../orders/placing/order-limits.server";
import { voucherRefusals } from "../../orders/vouchers/voucher-refusals";
import { discountNameOf, draftDiscounts, type VoucherLine } from "../../orders/vouchers/voucher-rules";
import { type ReservedUse, sharesOfDiscounts, tryTyped } from "../../orders/vouchers/vouchers.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import type { PromoLink } from "../tables.server";
import type { ticketVoucherTrial } from "./order-contract";
import { type PricedTickets, priceTickets } from "./wanted-tickets.server";

/** What codes would take off these tickets. Takes and locks nothing: whether they can be had is asked when they are ordered. */
export async function tryTicketVouchers(
	context: MemberContext,
	{ vouchers, ...wish }: ParsedInputOf<typeof ticketVoucherTrial>,
): Promise<AnswerOf<typeof ticketVoucherTrial>> {
	await limitOrders(context, "trials");
	const lines = toVoucherLines(await priceTickets(context, wish));
	const { discounts, refused } = await tryTyped(context, vouchers, lines);
	const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
	return {
		discounts: discounts.map(({ voucher, amount }) => ({
			code: voucher.code,
			name: localize(discountNameOf(voucher), context.language),
			amount,
		})),
		refused: refused.map(({ name: _name, message, ...each }) => ({
			...each,
			message: localize(message, context.language),
		})),
		total: lines.reduce((sum, { amount }) => sum + amount, 0) - off,
	};
}

/** A fan who typed a code counts on it: the order is not placed without it. */
export async function redeemOnTickets(
	context: MemberContext,
	codes: readonly string[],
	wanted: PricedTickets,
): Promise<{ lines: LineDraft[]; uses: ReservedUse[] }> {
	if (codes.length === 0) return { lines: [], uses: [] };
	const { discounts, refused } = await tryTyped(context, codes, toVoucherLines(wanted));
	const [first] = refused;
	if (first) throw refuseSaying(voucherRefusals, first.reason, first.message);
	return { lines: draftDiscounts(discounts), uses: await sharesOfDiscounts(context.db, discounts) };
}

/** The code was used up between the check and the order; null when it was something else. */
export function refuseUsedUp({ left }: NotEnough, uses: readonly ReservedUse[]): Error | null {
	for (const { phoneAllotmentId, shares } of uses) {
		if (phoneAllotmentId && left.has(phoneAllotmentId)) return refuse(voucherRefusals, "voucher.member_used");
		if (shares.some(({ allotmentId }) => left.has(allotmentId)))
			return refuse(voucherRefusals, "voucher.used_up");
	}
	return null;
}

/** At the prices that are asked for: a promo link's discount comes first. */
const toVoucherLines = ({ choices, link, slug, division }: PricedTickets): VoucherLine[] =>
	choices.map(({ section, quantity, price: { price } }, index) => ({
		key: section.id,
		position: ticketPosition(index, link),
		kind: "ticket",
		amount: quantity * price,
		division,
		product: slug,
	}));

/** In the order, a promo link's discount stands below each section's tickets. */
export const ticketPosition = (index: number, link: PromoLink | null) => 1 + index * (link ? 2 : 1);
