import { mostOfOne } from "../cart/limits";
import type { listHomeMatches } from "../events/home-matches.server";
import type { LineDraft } from "../orders/order-lines";
import type { HouseKey } from "../platform/club-profile";
import type { Db } from "../platform/database.server";
import type { Localized } from "../platform/language";
import { refuse, refuseSaying } from "../platform/refusal";
import type { ParcelItem } from "../shipping/courier";
import type { VoucherLine } from "../vouchers/voucher-rules";
import { type CheckoutItems, checkoutRefusals } from "./contract";

/** A variant as the checkout needs it. */
export type Goods = {
	id: string;
	title: Localized;
	price: number;
	weightGrams: number;
	left: number;
	category: string;
	division: HouseKey;
	product: string;
};
export type FindForSale = (db: Db, variantIds: readonly string[]) => Promise<Goods[]>;

/** What the checkout needs of the store and of the matches; handed in, since both know the checkout. */
export type Neighbours = { findForSale: FindForSale; listHomeMatches: typeof listHomeMatches };

export type Wanted = { goods: Goods; quantity: number }[];

/** What is wanted, at today's prices and weights: the browser only says what and how many. */
export async function findWanted(db: Db, items: CheckoutItems, findForSale: FindForSale): Promise<Wanted> {
	const wanted = sumUp(items);
	const found = await findForSale(db, [...wanted.keys()]);
	return [...wanted].map(([id, quantity], index) => {
		const goods = found.find((each) => each.id === id);
		if (!goods) throw refuseSaying(checkoutRefusals, "checkout.gone", goneAt(index + 1));
		return { goods, quantity };
	});
}

export function checkLeft(wanted: Wanted) {
	for (const { goods, quantity } of wanted)
		if (goods.left < quantity) throw refuseShort(goods.title, goods.left);
}

export const refuseShort = (title: Localized, left: number) =>
	refuseSaying(checkoutRefusals, "checkout.not_enough", leftOver(title, left));

export const toLines = (wanted: Wanted): LineDraft[] =>
	wanted.map(({ goods: { id, title, price }, quantity }) => ({
		kind: "goods",
		reference: id,
		allotmentId: id,
		isTaxed: true,
		title,
		unitPrice: price,
		quantity,
	}));

export const toParcelItems = (wanted: Wanted): ParcelItem[] =>
	wanted.map(({ goods: { title, price, weightGrams }, quantity }) => ({
		name: title.id,
		value: price,
		weightGrams,
		quantity,
	}));

export const toVoucherLines = (wanted: Wanted, shippingPrice: number): VoucherLine[] => [
	...wanted.map(({ goods: { id, price, category, division, product }, quantity }) => ({
		key: id,
		kind: "goods" as const,
		amount: price * quantity,
		category,
		division,
		product,
	})),
	...(shippingPrice > 0 ? [{ key: "shipping", kind: "shipping" as const, amount: shippingPrice }] : []),
];

/** The same thing named twice is one line. */
function sumUp(items: CheckoutItems): Map<string, number> {
	const wanted = new Map<string, number>();
	for (const { variantId, quantity } of items) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
	for (const quantity of wanted.values())
		if (quantity > mostOfOne) throw refuse(checkoutRefusals, "checkout.too_many");
	return wanted;
}

const leftOver = (title: Localized, left: number): Localized =>
	left > 0
		? { id: `${title.id}: tinggal ${left}.`, en: `${title.en ?? title.id}: only ${left} left.` }
		: { id: `${title.id}: sudah habis.`, en: `${title.en ?? title.id}: sold out.` };

const goneAt = (position: number): Localized => ({
	id: `Barang ke-${position} di pesananmu sudah tidak dijual.`,
	en: `Item ${position} of your order is no longer for sale.`,
});
