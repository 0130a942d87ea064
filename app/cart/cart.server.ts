import { and, asc, eq, sql } from "drizzle-orm";
import type { CallContext } from "../platform/bind.server";
import type { AnswerOf, ParsedInputOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import { type Language, type Localized, localize } from "../platform/language";
import { subscriberOf } from "../platform/network-address";
import type { RateLimit } from "../platform/rate-limit.server";
import { refuse, refuseSaying } from "../platform/refusal";
import { transaction } from "../platform/transaction.server";
import type { PictureRef } from "../ui/art/picture-ref";
import {
	type addToCart,
	type Cart,
	type CartLine,
	cartRefusals,
	type changeCartLine,
	type readCart,
} from "./contract";
import { mostLines, mostOfOne } from "./limits";
import { findOwnCart, openOwnCart } from "./own-cart.server";
import { cartLines, carts } from "./tables.server";

/** A variant as a cart shows it. */
type Goods = {
	id: string;
	name: Localized;
	choice: Localized;
	title: Localized;
	picture: PictureRef;
	price: number;
	left: number;
	product: string;
};
/** Handed in, since the store's screens know the cart. */
export type FindForSale = (db: Db, variantIds: readonly string[]) => Promise<Goods[]>;

/** A whole stand may share one address. */
const changing: RateLimit = { name: "cart-address", points: 3_000, seconds: 10 * 60 };

/** With prices and stock of now: what changed since is shown, and nothing is changed by looking. */
export async function showCart(
	context: CallContext,
	findForSale: FindForSale,
): Promise<AnswerOf<typeof readCart>> {
	return describeCart(context.db, context.language, await findOwnCart(context), findForSale);
}

/** As it would lie in a cart: one of it, at today's price. */
export async function showVariant(
	{ db, language }: CallContext,
	variantId: string,
	findForSale: FindForSale,
): Promise<CartLine> {
	const goods = await findGoods(db, variantId, findForSale);
	return describeLine({ variantId, quantity: 1, seenPrice: goods.price, name: goods.title }, goods, language);
}

export async function putInCart(
	context: CallContext,
	{ variantId, quantity, price }: ParsedInputOf<typeof addToCart>,
	findForSale: FindForSale,
): Promise<Cart> {
	await takeTurn(context);
	const goods = await findGoods(context.db, variantId, findForSale);
	// Nobody's first wish leaves an empty cart behind when it is refused.
	checkQuantity(goods, quantity);
	const cartId = await openOwnCart(context);
	await changeLines(context.db, cartId, async (db) => {
		const lines = await db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
		const known = lines.find((line) => line.variantId === variantId);
		if (!known && lines.length >= mostLines) throw refuse(cartRefusals, "cart.full");
		const wanted = quantity + (known?.quantity ?? 0);
		checkQuantity(goods, wanted);
		const seenPrice = price ?? goods.price;
		await db
			.insert(cartLines)
			.values({ cartId, variantId, quantity: wanted, seenPrice, name: goods.title })
			.onConflictDoUpdate({
				target: [cartLines.cartId, cartLines.variantId],
				set: { quantity: wanted, seenPrice },
			});
	});
	return describeCart(context.db, context.language, cartId, findForSale);
}

export async function changeLine(
	context: CallContext,
	{ variantId, quantity, price }: ParsedInputOf<typeof changeCartLine>,
	findForSale: FindForSale,
): Promise<Cart> {
	await takeTurn(context);
	const cartId = await findOwnCart(context);
	if (!cartId) throw refuse(cartRefusals, "cart.unknown_line");
	await changeLines(context.db, cartId, async (db) => {
		const [line] = await db.select().from(cartLines).where(lineOf(cartId, variantId));
		if (!line) throw refuse(cartRefusals, "cart.unknown_line");
		const goods = await findGoods(db, variantId, findForSale);
		// Fewer is always a step in the right direction, also where it is still too many.
		if (quantity > line.quantity) checkQuantity(goods, quantity);
		await db
			.update(cartLines)
			.set({ quantity, seenPrice: price ?? line.seenPrice })
			.where(lineOf(cartId, variantId));
	});
	return describeCart(context.db, context.language, cartId, findForSale);
}

export async function takeFromCart(
	context: CallContext,
	variantId: string,
	findForSale: FindForSale,
): Promise<Cart> {
	await takeTurn(context);
	const cartId = await findOwnCart(context);
	if (cartId)
		await changeLines(context.db, cartId, (db) => db.delete(cartLines).where(lineOf(cartId, variantId)));
	return describeCart(context.db, context.language, cartId, findForSale);
}

/** One change of a cart at a time, so that two tabs neither lose nor exceed anything. */
const changeLines = (db: Db, cartId: string, work: (db: Db) => Promise<unknown>) =>
	transaction(db, async (db) => {
		const [cart] = await db
			.update(carts)
			.set({ changedAt: sql`now()` })
			.where(eq(carts.id, cartId))
			.returning({ id: carts.id });
		// Merged or forgotten a moment ago.
		if (!cart) throw refuse(cartRefusals, "cart.unknown_line");
		await work(db);
	});

async function describeCart(
	db: Db,
	language: Language,
	cartId: string | null,
	findForSale: FindForSale,
): Promise<Cart> {
	const rows = cartId
		? await db
				.select()
				.from(cartLines)
				.where(eq(cartLines.cartId, cartId))
				.orderBy(asc(cartLines.addedAt), asc(cartLines.variantId))
		: [];
	const found =
		rows.length > 0
			? await findForSale(
					db,
					rows.map(({ variantId }) => variantId),
				)
			: [];
	const lines = rows.map((row) =>
		describeLine(
			row,
			found.find(({ id }) => id === row.variantId),
			language,
		),
	);
	return {
		id: cartId,
		lines,
		count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		subtotal: lines.reduce((sum, { quantity, now }) => sum + quantity * (now?.price ?? 0), 0),
	};
}

const describeLine = (
	{ variantId, quantity, seenPrice, name }: Pick<CartRow, "variantId" | "quantity" | "seenPrice" | "name">,
	goods: Goods | undefined,
	language: Language,
): CartLine => ({
	variantId,
	quantity,
	seenPrice,
	name: localize(goods?.name ?? name, language),
	choice: goods ? localize(goods.choice, language) : "",
	now: goods
		? { product: goods.product, picture: goods.picture, price: goods.price, left: goods.left }
		: null,
});
type CartRow = typeof cartLines.$inferSelect;

async function findGoods(db: Db, variantId: string, findForSale: FindForSale): Promise<Goods> {
	const [goods] = await findForSale(db, [variantId]);
	if (!goods) throw refuse(cartRefusals, "cart.gone");
	return goods;
}

function checkQuantity({ title, left }: Goods, quantity: number) {
	if (quantity > left) throw refuseSaying(cartRefusals, "cart.not_enough", leftOver(title, left));
	if (quantity > mostOfOne) throw refuse(cartRefusals, "cart.too_many");
}

const leftOver = (title: Localized, left: number): Localized =>
	left > 0
		? { id: `${title.id}: tinggal ${left}.`, en: `${title.en ?? title.id}: only ${left} left.` }
		: { id: `${title.id}: sudah habis.`, en: `${title.en ?? title.id}: sold out.` };

const lineOf = (cartId: string, variantId: string) =>
	and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId));

const takeTurn = ({ limits, address }: CallContext) => limits.take(changing, subscriberOf(address));
