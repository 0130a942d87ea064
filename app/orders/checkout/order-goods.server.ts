import { club } from "../../../club/profile";
import { type DeliveryPlan, saveDelivery } from "../../delivery/parcels/deliveries.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import { formatRupiah } from "../../platform/words/money";
import type { NotEnough } from "../allotments/allotments.server";
import { takeOrdered } from "../cart/take-ordered.server";
import type { PlacedAnswer } from "../contract";
import type { LineDraft } from "../order-lines";
import { limitOrders } from "../placing/order-limits.server";
import { placeOrder } from "../placing/place-order.server";
import { startPaying } from "../placing/start-paying.server";
import { voucherRefusals } from "../vouchers/voucher-refusals";
import { draftDiscounts, type VoucherLine } from "../vouchers/voucher-rules";
import {
	findOffers,
	type Offers,
	type ReservedUse,
	saveUses,
	sharesOfDiscounts,
	tryOffers,
} from "../vouchers/vouchers.server";
import { checkoutRefusals, type placeStoreOrder } from "./contract";
import { findDestination, planDelivery } from "./delivery/delivery.server";
import { giftWrapLine } from "./gift-wrap.server";
import { checkLimits } from "./member-limits.server";
import { minutesToPay } from "./payment/payment-window.server";
import {
	checkGoodsLeft,
	checkShipDates,
	findWantedGoods,
	refuseShort,
	toLines,
	toVoucherLines,
	type Wanted,
} from "./wanted-goods.server";

/** Prices, stock, delivery and vouchers are looked up here: the browser only sends variants and quantities. */
export async function orderGoods(
	context: MemberContext,
	{ items, method, vouchers, note, total: seen, ...wish }: ParsedInputOf<typeof placeStoreOrder>,
): Promise<PlacedAnswer> {
	await limitOrders(context, "orders");
	const { db, who } = context;
	const [wanted, destination, offers] = await Promise.all([
		findWantedGoods(db, items),
		findDestination(context, wish.delivery),
		findOffers(context, vouchers),
	]);
	checkShipDates(wanted);
	checkGoodsLeft(wanted);
	await checkLimits(db, who.memberId, wanted);
	const { insurance, ...delivery } = await planDelivery(context, wanted, wish.delivery, destination);
	const bought = [
		...toLines(wanted),
		...(wish.giftWrap ? [giftWrapLine()] : []),
		...shippingLines(delivery, club.tax.isDeliveryTaxed),
	];
	const shipping = { price: delivery.price, position: bought.length };
	const { discounts, uses } = await redeem(context, offers, toVoucherLines(wanted, shipping));
	const lines = [...bought, ...insuranceLines(delivery, insurance), ...discounts];
	checkTotal(lines, seen);
	const order = await placeOrder(context, {
		memberId: who.memberId,
		kind: "goods",
		unpaidLimits: context.settings,
		lines,
		payWithinSeconds: minutesToPay(wanted, context.settings) * 60,
		alsoHold: uses.flatMap(({ shares }) => shares),
		refuseShort: (short) => refusalOf(short, wanted, uses),
	});
	await saveUses(db, order.id, uses);
	await saveDelivery(db, order.id, delivery, note);
	if (wish.fromCart)
		await takeOrdered(
			db,
			who.memberId,
			wanted.map(({ goods, quantity, print }) => ({ variantId: goods.id, quantity, print })),
		);
	await startPaying(context, order, method);
	return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
}

/** Nobody pays an amount other than the one they were shown. */
function checkTotal(lines: readonly LineDraft[], seen: number | undefined) {
	const sumOf = (...kinds: LineDraft["kind"][]) =>
		lines
			.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
			.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
	const total = sumOf();
	if (seen === undefined || seen === total) return;
	const [goods, shipping, discount] = [sumOf("goods", "service"), sumOf("shipping"), -sumOf("discount")].map(
		formatRupiah,
	);
	throw refuseSaying(checkoutRefusals, "checkout.total_changed", {
		id: `Totalnya sekarang ${formatRupiah(total)}: barang ${goods}, ongkir ${shipping}, potongan ${discount}.`,
		en: `The total is now ${formatRupiah(total)}: goods ${goods}, delivery ${shipping}, discount ${discount}.`,
	});
}

/** A fan who typed a code counts on it: without it the order is not placed. */
async function redeem(
	context: MemberContext,
	offers: Offers,
	bought: readonly VoucherLine[],
): Promise<{ discounts: LineDraft[]; uses: ReservedUse[] }> {
	const { discounts, refused } = await tryOffers(context, offers, bought);
	const [first] = refused;
	if (first) throw refuseSaying(voucherRefusals, first.reason, first.message);
	return { discounts: draftDiscounts(discounts), uses: await sharesOfDiscounts(context.db, discounts) };
}

/** At the courier's price. Picking up is free, and not a line. */
const shippingLines = (delivery: DeliveryPlan, isTaxed: boolean): LineDraft[] =>
	delivery.price > 0
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
					isTaxed,
				},
			]
		: [];

/** Taxed like the delivery it belongs to, and refunded like any line: as long as it has not been used up. */
const insuranceLines = ({ name }: DeliveryPlan, price: number): LineDraft[] =>
	price > 0
		? [
				{
					kind: "service",
					title: { id: `Asuransi ${name.id}`, en: `Insurance, ${name.en ?? name.id}` },
					reference: "insurance",
					unitPrice: price,
					quantity: 1,
					isTaxed: club.tax.isDeliveryTaxed,
				},
			]
		: [];

/** Somebody was faster between the check and the hold. */
function refusalOf({ left }: NotEnough, wanted: Wanted, uses: readonly ReservedUse[]): Error {
	for (const { phoneAllotmentId, shares } of uses) {
		if (phoneAllotmentId && left.has(phoneAllotmentId)) return refuse(voucherRefusals, "voucher.member_used");
		if (shares.some(({ allotmentId }) => left.has(allotmentId)))
			return refuse(voucherRefusals, "voucher.used_up");
	}
	const short = wanted.find(({ goods }) => left.has(goods.allotmentId));
	return short
		? refuseShort(short.goods.title, left.get(short.goods.allotmentId)!)
		: refuse(checkoutRefusals, "checkout.not_enough");
}
