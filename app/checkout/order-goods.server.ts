import { NotEnough } from "../allotments/allotments.server";
import type { PlacedAnswer } from "../orders/contract";
import { takeTurn } from "../orders/order-limits.server";
import type { LineDraft } from "../orders/order-lines";
import { payOrder } from "../orders/pay-order.server";
import { placeOrder } from "../orders/place-order.server";
import { type DeliveryPlan, keepDelivery } from "../parcels/deliveries.server";
import type { MemberContext } from "../platform/bind.server";
import type { ParsedInputOf } from "../platform/contract";
import { refuse, refuseSaying } from "../platform/refusal";
import { voucherRefusals } from "../vouchers/voucher-refusals";
import { keepUses, type ReservedUse, sharesOfDiscounts, tryVouchers } from "../vouchers/vouchers.server";
import { checkoutRefusals, type placeStoreOrder } from "./contract";
import { planDelivery } from "./delivery.server";
import {
	checkLeft,
	type FindForSale,
	findWanted,
	toLines,
	toVoucherLines,
	type Wanted,
} from "./wanted-goods.server";

const payWithinSeconds = 24 * 60 * 60;

/** Prices, stock, delivery and vouchers are looked up here: the browser only says what and how many. */
export async function orderGoods(
	context: MemberContext,
	{ items, method, delivery: choice, vouchers, note }: ParsedInputOf<typeof placeStoreOrder>,
	findForSale: FindForSale,
): Promise<PlacedAnswer> {
	await takeTurn(context, "orders");
	const { db, who } = context;
	const wanted = await findWanted(db, items, findForSale);
	checkLeft(wanted);
	const delivery = choice && (await planDelivery(context, wanted, choice));
	const { lines: discountLines, uses } = await redeem(context, vouchers, wanted, delivery?.price ?? 0);
	const lines = [...toLines(wanted), ...shippingLines(delivery), ...discountLines];
	try {
		const order = await placeOrder(context, {
			memberId: who.memberId,
			kind: "goods",
			lines,
			payWithinSeconds,
			alsoHold: uses.flatMap(({ shares }) => shares),
		});
		await keepUses(db, order.id, uses);
		if (delivery) await keepDelivery(db, order.id, delivery, note);
		await payOrder(context, order, method);
		return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
	} catch (error) {
		if (!(error instanceof NotEnough)) throw error;
		// Somebody was faster between the look and the hold.
		refuseUsedUp(uses, error.allotmentIds);
		checkLeft(wanted, await findForSale(db, error.allotmentIds));
		throw refuse(checkoutRefusals, "checkout.not_enough");
	}
}

/** A fan who typed a code counts on it: the order is not placed without. */
async function redeem(
	context: MemberContext,
	codes: readonly string[],
	wanted: Wanted,
	shippingPrice: number,
): Promise<{ lines: LineDraft[]; uses: ReservedUse[] }> {
	const { discounts, refused } = await tryVouchers(context, codes, toVoucherLines(wanted, shippingPrice));
	const [first] = refused;
	if (first) throw refuseSaying(voucherRefusals, first.reason, first.message);
	const lines = discounts.map(
		({ voucher, amount, off }): LineDraft => ({
			kind: "discount",
			title: { id: `Voucher ${voucher.code}`, en: `Voucher ${voucher.code}` },
			reference: voucher.id,
			unitPrice: -amount,
			quantity: 1,
			isTaxed: off === "goods",
		}),
	);
	return { lines, uses: await sharesOfDiscounts(context.db, discounts) };
}

/** What the courier asks is passed on as it is. Fetching it costs nothing, and is no line. */
const shippingLines = (delivery: DeliveryPlan | undefined): LineDraft[] =>
	delivery && delivery.price > 0
		? [
				{
					kind: "shipping",
					title: {
						id: `Ongkir ${delivery.name.id}`,
						en: `Delivery by ${delivery.name.en ?? delivery.name.id}`,
					},
					reference: `${delivery.courier} ${delivery.service}`,
					unitPrice: delivery.price,
					quantity: 1,
					isTaxed: false,
				},
			]
		: [];

function refuseUsedUp(uses: readonly ReservedUse[], allotmentIds: readonly string[]) {
	for (const { phoneAllotmentId, shares } of uses) {
		if (phoneAllotmentId && allotmentIds.includes(phoneAllotmentId))
			throw refuse(voucherRefusals, "voucher.member_used");
		if (shares.some(({ allotmentId }) => allotmentIds.includes(allotmentId)))
			throw refuse(voucherRefusals, "voucher.used_up");
	}
}
