import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import { type Language, type Localized, localize } from "../../platform/words/language";
import { type Print, readPrint } from "../../store/printing/print";
import { printOn } from "../../store/printing/printed-goods";
import { type ForSale, findForSale } from "../../store/stock/for-sale.server";
import {
	type addToCart,
	type Cart,
	type CartLine,
	cartRefusals,
	type changeCartLine,
	type readCart,
	type variantLine,
} from "./contract";
import { mostLines, mostOfOne } from "./limits";
import { findMyCart, openMyCart } from "./my-cart.server";
import { cartLines, carts } from "./tables.server";

/** A whole stand may share one address. */
const changing: RateLimit = { name: "cart-address", points: 3_000, seconds: 10 * 60 };

/** With current prices and stock: changes are shown, and reading changes nothing. */
export async function showCart(context: CallContext): Promise<AnswerOf<typeof readCart>> {
	return describeCart(context.db, context.language, await findMyCart(context));
}

/** A line as it would be in a cart: one piece, at today's price. */
export async function showVariant(
	{ db, language }: CallContext,
	{ variantId, name = "", number }: ParsedInputOf<typeof variantLine>,
): Promise<CartLine> {
	const print = name || number !== undefined ? readPrint({ name, number: number ?? null }) : null;
	const goods = printOn(await findGoods(db, variantId), print);
	const line = { id: variantId, variantId, print, quantity: 1, ...seenIn(goods), name: goods.title };
	return describeLine(line, goods, language);
}

export async function putInCart(
	context: CallContext,
	{ variantId, quantity, price, shipsOn, print: wish }: ParsedInputOf<typeof addToCart>,
): Promise<Cart> {
	await takeTurn(context);
	const print = wish ? readPrint(wish) : null;
	const goods = printOn(await findGoods(context.db, variantId), print);
	// A refused first item must not leave an empty cart behind.
	checkQuantity(goods, quantity);
	checkLimit(goods, quantity, []);
	const cartId = await openMyCart(context);
	await changeLines(context.db, cartId, async (db) => {
		const lines = await db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
		const alike = lines.filter((line) => line.variantId === variantId);
		const known = alike.find((line) => isSamePrint(line.print, print));
		if (!known && lines.length >= mostLines) throw refuse(cartRefusals, "cart.full");
		checkQuantity(goods, quantity + countOf(alike));
		checkLimit(goods, quantity, lines);
		const wanted = quantity + (known?.quantity ?? 0);
		const { seenPrice, seenShipsOn } = seenIn(goods, price, shipsOn);
		await db
			.insert(cartLines)
			.values({ cartId, variantId, print, quantity: wanted, seenPrice, seenShipsOn, name: goods.title })
			.onConflictDoUpdate({
				target: [cartLines.cartId, cartLines.variantId, cartLines.print],
				set: { quantity: wanted, seenPrice, seenShipsOn },
			});
	});
	return describeCart(context.db, context.language, cartId);
}

export async function changeLine(
	context: CallContext,
	{ lineId, quantity, price, shipsOn }: ParsedInputOf<typeof changeCartLine>,
): Promise<Cart> {
	await takeTurn(context);
	const cartId = await findMyCart(context);
	if (!cartId) throw refuse(cartRefusals, "cart.unknown_line");
	await changeLines(context.db, cartId, async (db) => {
		const lines = await db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
		const line = lines.find(({ id }) => id === lineId);
		if (!line) throw refuse(cartRefusals, "cart.unknown_line");
		const goods = await findGoods(db, line.variantId);
		const others = lines.filter((other) => other.variantId === line.variantId && other !== line);
		// Reducing is always allowed, even if it is still too many.
		if (quantity > line.quantity) {
			checkQuantity(goods, quantity + countOf(others));
			checkLimit(goods, quantity - line.quantity, lines);
		}
		await db
			.update(cartLines)
			.set({
				quantity,
				seenPrice: price ?? line.seenPrice,
				seenShipsOn: shipsOn === undefined ? line.seenShipsOn : shipsOn,
			})
			.where(lineOf(cartId, lineId));
	});
	return describeCart(context.db, context.language, cartId);
}

export async function takeFromCart(context: CallContext, lineId: string): Promise<Cart> {
	await takeTurn(context);
	const cartId = await findMyCart(context);
	if (cartId)
		await changeLines(context.db, cartId, (db) => db.delete(cartLines).where(lineOf(cartId, lineId)));
	return describeCart(context.db, context.language, cartId);
}

/** Serialises changes of a cart, so that two tabs neither lose nor exceed anything. */
const changeLines = (db: Db, cartId: string, work: (db: Db) => Promise<unknown>) =>
	transaction(db, async (db) => {
		const [cart] = await db
			.update(carts)
			.set({ changedAt: sql`now()` })
			.where(eq(carts.id, cartId))
			.returning({ id: carts.id });
		// The cart was just merged or deleted.
		if (!cart) throw refuse(cartRefusals, "cart.unknown_line");
		await work(db);
	});

async function describeCart(db: Db, language: Language, cartId: string | null): Promise<Cart> {
	const rows = cartId
		? await db
				.select()
				.from(cartLines)
				.where(eq(cartLines.cartId, cartId))
				.orderBy(asc(cartLines.addedAt), asc(cartLines.id))
		: [];
	const found =
		rows.length > 0
			? await findForSale(
					db,
					rows.map(({ variantId }) => variantId),
				)
			: [];
	const lines = rows.map((row, at) => {
		const goods = found.find(({ id }) => id === row.variantId);
		const above = countOf(rows.slice(0, at).filter(({ variantId }) => variantId === row.variantId));
		return describeLine(
			row,
			goods && isStillPrinted(goods, row.print)
				? printOn({ ...goods, left: Math.max(0, goods.left - above) }, row.print)
				: undefined,
			language,
		);
	});
	return {
		id: cartId,
		lines,
		count: countOf(lines),
		subtotal: lines.reduce((sum, { quantity, now }) => sum + quantity * (now?.price ?? 0), 0),
	};
}

const describeLine = (
	{ id, variantId, print, quantity, seenPrice, seenShipsOn, name }: Omit<CartRow, "cartId" | "addedAt">,
	goods: ForSale | undefined,
	language: Language,
): CartLine => ({
	id,
	variantId,
	print,
	quantity,
	seenPrice,
	seenShipsOn,
	name: localize(goods?.name ?? name, language),
	choice: goods ? localize(goods.choice, language) : "",
	now: goods
		? {
				product: goods.product,
				picture: goods.picture,
				price: goods.price,
				left: goods.left,
				shipsOn: goods.shipsOn,
				memberLimit: goods.memberLimit,
			}
		: null,
});
type CartRow = typeof cartLines.$inferSelect;

async function findGoods(db: Db, variantId: string): Promise<ForSale> {
	const [goods] = await findForSale(db, [variantId]);
	if (!goods) throw refuse(cartRefusals, "cart.gone");
	return goods;
}

function checkQuantity({ title, left }: ForSale, quantity: number) {
	if (quantity > left) throw refuseSaying(cartRefusals, "cart.not_enough", leftOver(title, left));
	if (quantity > mostOfOne) throw refuse(cartRefusals, "cart.too_many");
}

/** Over all sizes in the cart; earlier orders are counted at checkout. */
function checkLimit({ title, memberLimit, siblings }: ForSale, more: number, lines: readonly CartRow[]) {
	if (memberLimit === null) return;
	const inCart = countOf(lines.filter(({ variantId }) => siblings.includes(variantId)));
	if (inCart + more > memberLimit)
		throw refuseSaying(cartRefusals, "cart.over_limit", {
			id: `${title.id}: paling banyak ${memberLimit} per anggota.`,
			en: `${title.en ?? title.id}: at most ${memberLimit} per member.`,
		});
}

/** The price shown to the fan, or the current one. */
const seenIn = (goods: ForSale, price?: number, shipsOn?: string | null) => ({
	seenPrice: price ?? goods.price,
	seenShipsOn: shipsOn === undefined ? goods.shipsOn : shipsOn,
});

const leftOver = (title: Localized, left: number): Localized =>
	left > 0
		? { id: `${title.id}: tinggal ${left}.`, en: `${title.en ?? title.id}: only ${left} left.` }
		: { id: `${title.id}: sudah habis.`, en: `${title.en ?? title.id}: sold out.` };

const isSamePrint = (one: Print | null, other: Print | null) =>
	one?.name === other?.name && one?.number === other?.number;

/** A line with a print can't be sold without it. */
const isStillPrinted = ({ printing }: ForSale, print: Print | null) => printing !== null || print === null;

const countOf = (lines: readonly { quantity: number }[]) =>
	lines.reduce((sum, { quantity }) => sum + quantity, 0);

const lineOf = (cartId: string, lineId: string) =>
	and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId));

const takeTurn = ({ limits, address }: CallContext) => limits.take(changing, subscriberOf(address));
