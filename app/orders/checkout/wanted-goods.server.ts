import type { ParcelItem } from "../../delivery/shipping/courier";
import type { Db } from "../../platform/data/database.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import { sayDay } from "../../platform/words/say-day";
import { type Print, printText, readPrint } from "../../store/printing/print";
import { printOn } from "../../store/printing/printed-goods";
import { type ForSale, findForSale } from "../../store/stock/for-sale.server";
import { mostOfOne } from "../cart/limits";
import type { LineDraft } from "../order-lines";
import type { VoucherLine } from "../vouchers/voucher-rules";
import { type CheckoutItems, checkoutRefusals } from "./contract";

export type Wanted = { goods: ForSale; quantity: number; print: Print | null; shipsOn: string | undefined }[];

/** The wanted items at today's prices and weights: the browser only sends variants and quantities. */
export async function findWantedGoods(db: Db, items: CheckoutItems): Promise<Wanted> {
	const wanted = sumUp(items);
	const found = await findForSale(db, [...new Set(wanted.map(({ variantId }) => variantId))]);
	return wanted.map(({ variantId, quantity, print, shipsOn }, index) => {
		const goods = found.find((each) => each.id === variantId);
		if (!goods) throw refuseSaying(checkoutRefusals, "checkout.gone", goneAt(index + 1));
		return { goods: printOn(goods, print), quantity, print, shipsOn };
	});
}

/** Plain and printed ones share their stock. */
export function checkGoodsLeft(wanted: Wanted) {
	for (const { goods } of wanted)
		if (goods.left < countOf(wanted, goods.id)) throw refuseShort(goods.title, goods.left);
}

/** Out of stock may mean on pre-order, but only for those who agree to it. */
export function checkShipDates(wanted: Wanted) {
	for (const { goods, shipsOn } of wanted)
		if (goods.shipsOn && goods.shipsOn !== shipsOn)
			throw refuseSaying(checkoutRefusals, "checkout.ships_later", later(goods.title, goods.shipsOn));
}

const countOf = (wanted: Wanted, variantId: string) =>
	wanted.reduce((sum, { goods, quantity }) => sum + (goods.id === variantId ? quantity : 0), 0);

export const refuseShort = (title: Localized, left: number) =>
	refuseSaying(checkoutRefusals, "checkout.not_enough", leftOver(title, left));

export const toLines = (wanted: Wanted): LineDraft[] =>
	wanted.map(({ goods: { id, allotmentId, title, price, shipsOn }, quantity, print }) => ({
		kind: "goods",
		reference: id,
		...((print || shipsOn) && { details: { ...(print && { print }), ...(shipsOn && { shipsOn }) } }),
		allotmentId,
		isTaxed: true,
		title: shipsOn ? preorderTitle(title, shipsOn) : title,
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

/** In the order, the goods come first. */
export const toVoucherLines = (
	wanted: Wanted,
	shipping: { price: number; position: number },
): VoucherLine[] => [
	...wanted.map(({ goods: { id, price, category, division, product }, quantity, print }, index) => ({
		position: index + 1,
		key: [id, print && printText(print)].filter(Boolean).join(" "),
		kind: "goods" as const,
		amount: price * quantity,
		category,
		division,
		product,
	})),
	...(shipping.price > 0
		? [
				{
					key: "shipping",
					kind: "shipping" as const,
					amount: shipping.price,
					position: shipping.position,
				},
			]
		: []),
];

type WantedItem = Pick<Wanted[number], "quantity" | "print" | "shipsOn"> & { variantId: string };

/** The same item named twice is one line; with another print it is a separate one. */
function sumUp(items: CheckoutItems): WantedItem[] {
	const wanted = new Map<string, WantedItem>();
	const quantities = new Map<string, number>();
	for (const { variantId, quantity, print: wish, shipsOn } of items) {
		const print = wish ? readPrint(wish) : null;
		const key = JSON.stringify([variantId, print]);
		wanted.set(key, { variantId, print, shipsOn, quantity: quantity + (wanted.get(key)?.quantity ?? 0) });
		quantities.set(variantId, quantity + (quantities.get(variantId) ?? 0));
	}
	for (const quantity of quantities.values())
		if (quantity > mostOfOne) throw refuse(checkoutRefusals, "checkout.too_many");
	return [...wanted.values()];
}

const preorderTitle = (title: Localized, day: string): Localized => ({
	id: `${title.id}, pre-order, dikirim mulai ${sayDay(day, "id")}`,
	en: `${title.en ?? title.id}, pre-order, ships from ${sayDay(day, "en")}`,
});

const later = (title: Localized, day: string): Localized => ({
	id: `${title.id}: sekarang pre-order, dikirim mulai ${sayDay(day, "id")}. Setuju?`,
	en: `${title.en ?? title.id}: now on pre-order, ships from ${sayDay(day, "en")}. Is that OK?`,
});

const leftOver = (title: Localized, left: number): Localized =>
	left > 0
		? { id: `${title.id}: tinggal ${left}.`, en: `${title.en ?? title.id}: only ${left} left.` }
		: { id: `${title.id}: sudah habis.`, en: `${title.en ?? title.id}: sold out.` };

const goneAt = (position: number): Localized => ({
	id: `Barang ke-${position} di pesananmu sudah tidak dijual.`,
	en: `Item ${position} of your order is no longer for sale.`,
});
