import { NotEnough } from "../allotments/allotments.server";
import type { PlacedAnswer } from "../orders/contract";
import { takeTurn } from "../orders/order-limits.server";
import type { LineDraft } from "../orders/order-lines";
import { payOrder } from "../orders/pay-order.server";
import { placeOrder } from "../orders/place-order.server";
import type { MemberContext } from "../platform/bind.server";
import type { ParsedInputOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import type { Localized } from "../platform/language";
import { refuse, refuseSaying } from "../platform/refusal";
import { checkoutRefusals, mostOfOne, type placeStoreOrder } from "./contract";

/** Handed in, since the store's screens know the checkout. */
export type FindForSale = (
	db: Db,
	variantIds: readonly string[],
) => Promise<{ id: string; title: Localized; price: number; left: number }[]>;

const payWithinSeconds = 24 * 60 * 60;

/** Prices and stock are looked up here: the browser only says what and how many. */
export async function orderGoods(
	context: MemberContext,
	{ items, method }: ParsedInputOf<typeof placeStoreOrder>,
	findForSale: FindForSale,
): Promise<PlacedAnswer> {
	await takeTurn(context, "orders");
	const { db, who } = context;
	const wanted = sumUp(items);
	const found = await findForSale(db, [...wanted.keys()]);
	checkLeft(found, wanted);
	const lines = [...wanted].map(([id, quantity], index): LineDraft => {
		const variant = found.find((each) => each.id === id);
		if (!variant) throw refuseSaying(checkoutRefusals, "checkout.gone", goneAt(index + 1));
		const { title, price } = variant;
		const what = { kind: "goods", reference: id, allotmentId: id, isTaxed: true } as const;
		return { ...what, title, unitPrice: price, quantity };
	});
	try {
		const draft = { memberId: who.memberId, kind: "goods", lines, payWithinSeconds } as const;
		const order = await placeOrder(context, draft);
		await payOrder(context, order, method);
		return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
	} catch (error) {
		if (!(error instanceof NotEnough)) throw error;
		// Somebody was faster between the look and the hold.
		checkLeft(await findForSale(db, error.allotmentIds), wanted);
		throw refuse(checkoutRefusals, "checkout.not_enough");
	}
}

/** The same thing named twice is one line. */
function sumUp(items: ParsedInputOf<typeof placeStoreOrder>["items"]): Map<string, number> {
	const wanted = new Map<string, number>();
	for (const { variantId, quantity } of items) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
	for (const quantity of wanted.values())
		if (quantity > mostOfOne) throw refuse(checkoutRefusals, "checkout.too_many");
	return wanted;
}

function checkLeft(found: Awaited<ReturnType<FindForSale>>, wanted: Map<string, number>) {
	for (const { id, title, left } of found)
		if (left < (wanted.get(id) ?? 0))
			throw refuseSaying(checkoutRefusals, "checkout.not_enough", leftOver(title, left));
}

const leftOver = (title: Localized, left: number): Localized =>
	left > 0
		? { id: `${title.id}: tinggal ${left}.`, en: `${title.en ?? title.id}: only ${left} left.` }
		: { id: `${title.id}: sudah habis.`, en: `${title.en ?? title.id}: sold out.` };

const goneAt = (position: number): Localized => ({
	id: `Barang ke-${position} di pesananmu sudah tidak dijual.`,
	en: `Item ${position} of your order is no longer for sale.`,
});
