import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { choiceIn } from "../../tickets/buying/choosing/ticket-choice";
import { promoLink, ticketSale } from "../../tickets/contract";
import type { PictureRef } from "../../ui/art/picture-ref";
import { callCart } from "../cart/call-cart";
import { type CartLine, readCart } from "../cart/contract";
import { readGoods } from "./keep-in-cart";
import type { PurchasePath } from "./purchase-path";

/** What is bought, in a few words. */
export type Purchase = {
	kind: "goods" | "tickets";
	name: string;
	/** Of tickets: the block. */
	detail: string;
	/** Other things besides, of a cart. */
	others: number;
	count: number;
	/** Null while no block has been chosen. */
	amount: number | null;
	picture: PictureRef | null;
};

/** Null if nothing of it is left. */
export async function readPurchase(wanted: PurchasePath): Promise<Purchase | null> {
	if (wanted.screen === "buy-ticket")
		return ticketsIn(await callApi(ticketSale, { event: wanted.id }), wanted);
	if (wanted.screen === "buy-ticket-promo") {
		const promo = await callApi(promoLink, { slug: wanted.id });
		const sections = promo.sections.map((section) => ({
			...section,
			price: promo.prices.find(({ key }) => key === section.key)?.price ?? section.price,
		}));
		return ticketsIn({ ...promo, sections }, wanted);
	}
	const cart = await callCart(readCart, {});
	const isCart = wanted.screen === "checkout" || cart.id === wanted.id;
	return goodsIn(isCart ? cart.lines : [await readGoods(wanted)]);
}

function goodsIn(lines: readonly CartLine[]): Purchase | null {
	const [first, ...others] = lines.filter(({ now }) => now);
	if (!first?.now) return null;
	const bought = [first, ...others];
	return {
		kind: "goods",
		name: first.name,
		detail: first.choice,
		others: others.length,
		count: bought.reduce((sum, { quantity }) => sum + quantity, 0),
		amount: bought.reduce((sum, { quantity, now }) => sum + quantity * (now?.price ?? 0), 0),
		picture: first.now.picture,
	};
}

type Sale = Pick<AnswerOf<typeof ticketSale>, "event" | "sections">;

function ticketsIn({ event, sections }: Sale, { query }: PurchasePath): Purchase {
	const { key, count } = choiceIn(query);
	const section = sections.find((each) => each.key === key);
	return {
		kind: "tickets",
		name: fixtureTitle(event),
		detail: section?.label ?? "",
		others: 0,
		count,
		amount: section ? count * section.price : null,
		picture: event.opponent?.crest ?? event.cover,
	};
}
