import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
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
import { findMyCart, lockMyCart, openMyCart } from "./my-cart.server";
import { cartLines } from "./tables.server";

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
	return transaction(context.db, async (db) => {
		const plain = await findGoods(db, variantId);
		const goods = printOn(plain, print);
		// Before a cart is opened: a guest may do that only so often.
		checkQuantity(goods, quantity);
		checkLimit(goods, quantity, []);
		const cartId = await openMyCart({ ...context, db });
		const lines = await linesOfCart.run(db, { cartId });
		const alike = lines.filter((line) => line.variantId === variantId);
		const known = alike.find((line) => isSamePrint(line.print, print));
		if (!known && lines.length >= mostLines) throw refuse(cartRefusals, "cart.full");
		checkQuantity(goods, quantity + countOf(alike));
		checkLimit(goods, quantity, lines);
		const line = {
			id: known?.id ?? randomUUID(),
			cartId,
			variantId,
			print,
			quantity: quantity + (known?.quantity ?? 0),
			...seenIn(goods, price, shipsOn),
			name: goods.title,
		};
		await putLine.runWithCommit(db, line);
		const now = known ? lines.map((each) => (each === known ? line : each)) : [...lines, line];
		const others = lines.map((other) => other.variantId).filter((id) => id !== variantId);
		return describeLines(cartId, now, [plain, ...(await listGoods(db, others))], context.language);
	});
}

export async function changeLine(
	context: CallContext,
	{ lineId, quantity, price, shipsOn }: ParsedInputOf<typeof changeCartLine>,
): Promise<Cart> {
	await takeTurn(context);
	return transaction(context.db, async (db) => {
		const cartId = await lockMyCart({ ...context, db });
		const lines = cartId ? await linesOfCart.run(db, { cartId }) : [];
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
			.where(eq(cartLines.id, lineId));
		return describeCart(db, context.language, cartId);
	});
}

export async function takeFromCart(context: CallContext, lineId: string): Promise<Cart> {
	await takeTurn(context);
	return transaction(context.db, async (db) => {
		const cartId = await lockMyCart({ ...context, db });
		if (cartId) await db.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId)));
		return describeCart(db, context.language, cartId);
	});
}

const given = sql.placeholder;

const linesOfCart = statement((db: Db) =>
	db
		.select()
		.from(cartLines)
		.where(eq(cartLines.cartId, given("cartId")))
		.orderBy(asc(cartLines.addedAt), asc(cartLines.id)),
);

/** By the clock and not by the transaction, which may have waited for another that put something in: the newest is last. */
const putLine = statement<object>(
	() => sql`
		insert into ${cartLines} (id, cart_id, variant_id, print, quantity, seen_price, seen_ships_on, name, added_at)
		values (${given("id")}, ${given("cartId")}, ${given("variantId")}, ${given("print")}, ${given("quantity")},
			${given("seenPrice")}, ${given("seenShipsOn")}, ${given("name")}, clock_timestamp())
		on conflict (id) do update set quantity = excluded.quantity, seen_price = excluded.seen_price,
			seen_ships_on = excluded.seen_ships_on`,
);

async function describeCart(db: Db, language: Language, cartId: string | null): Promise<Cart> {
	const lines = cartId ? await linesOfCart.run(db, { cartId }) : [];
	const goods = await listGoods(
		db,
		lines.map(({ variantId }) => variantId),
	);
	return describeLines(cartId, lines, goods, language);
}

function describeLines(
	id: string | null,
	rows: readonly ShownRow[],
	found: readonly ForSale[],
	language: Language,
): Cart {
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
		id,
		lines,
		count: countOf(lines),
		subtotal: lines.reduce((sum, { quantity, now }) => sum + quantity * (now?.price ?? 0), 0),
	};
}

const describeLine = (
	{ id, variantId, print, quantity, seenPrice, seenShipsOn, name }: ShownRow,
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
type ShownRow = Omit<CartRow, "cartId" | "addedAt">;

const listGoods = async (db: Db, variantIds: readonly string[]) =>
	variantIds.length > 0 ? findForSale(db, variantIds) : [];

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

const takeTurn = ({ limits, address }: CallContext) => limits.take(changing, subscriberOf(address));
