import { eq, inArray, sql } from "drizzle-orm";
import { orderRefusals } from "../../orders/contract";
import { listMyGoods, type MyGoods } from "../../orders/history/my-goods.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { products, variants } from "../tables.server";
import { type itemsToRate, type MyItem, mostToRate } from "./contract";
import { noVotes } from "./fit";
import { countFitVotes } from "./ratings.server";
import { ratings } from "./tables.server";

export const editableDays = 30;

export async function listOrderItems(context: MemberContext, number: string): Promise<MyItem[]> {
	const { goods, isKnown } = await listMyGoods(context.db, context.who.memberId, { number });
	if (!isKnown) throw refuse(orderRefusals, "order.unknown");
	return describeItems(context, goods);
}

export async function listItemsToRate(
	context: MemberContext,
	{ limit }: ParsedInputOf<typeof itemsToRate>,
): Promise<AnswerOf<typeof itemsToRate>> {
	const { goods } = await listMyGoods(context.db, context.who.memberId, {
		arrived: true,
		limit: mostToRate,
	});
	const items = (await describeItems(context, goods)).filter(({ canRate, rating }) => canRate && !rating);
	return { items: items.slice(0, limit), count: items.length };
}

/** With the store's current data and the member's rating. */
export async function describeItems(
	{ db, language }: Pick<MemberContext, "db" | "language">,
	goods: readonly MyGoods[],
): Promise<MyItem[]> {
	if (goods.length === 0) return [];
	const [sold, given] = await Promise.all([
		findSold(
			db,
			goods.flatMap(({ reference }) => reference ?? []),
		),
		db
			.select({
				rating: ratings,
				editableUntil: sql`${ratings.createdAt} + make_interval(days => ${editableDays})`.mapWith(
					ratings.createdAt,
				),
				isEditable: sql<boolean>`${ratings.createdAt} > now() - make_interval(days => ${editableDays})`,
			})
			.from(ratings)
			.where(
				inArray(
					ratings.orderId,
					goods.map(({ orderId }) => orderId),
				),
			),
	]);
	const votes = await countFitVotes(db, [...new Set([...sold.values()].map(({ productId }) => productId))]);
	return goods.map((line) => {
		const product = line.reference ? sold.get(line.reference) : undefined;
		const own = given.find(
			({ rating }) => rating.orderId === line.orderId && rating.position === line.position,
		);
		return {
			number: line.number,
			position: line.position,
			orderState: line.state,
			orderedAt: line.orderedAt.toISOString(),
			title: localize(line.title, language),
			quantity: line.quantity,
			amount: line.amount,
			size: product?.size ?? null,
			product: product
				? {
						slug: product.slug,
						picture: product.pictures[0]!,
						votes: votes.get(product.productId) ?? noVotes,
					}
				: null,
			canRate: hasArrived(line.state) && product !== undefined && (own?.isEditable ?? true),
			rating: own
				? {
						stars: own.rating.stars,
						words: own.rating.words,
						fit: own.rating.fit,
						photos: own.rating.photos,
						answer: own.rating.answer,
						editableUntil: own.editableUntil.toISOString(),
					}
				: null,
		};
	});
}

export const hasArrived = (state: MyItem["orderState"]) => state === "delivered" || state === "completed";

/** The products of some variants, by variant id. */
export async function findSold(db: MemberContext["db"], variantIds: readonly string[]) {
	const ids = variantIds.filter((id) => /^[0-9a-f-]{36}$/.test(id));
	if (ids.length === 0) return new Map<string, never>();
	const rows = await db
		.select({
			id: variants.id,
			size: variants.size,
			productId: products.id,
			slug: products.slug,
			pictures: products.pictures,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(inArray(variants.id, ids));
	return new Map(rows.map((row) => [row.id, row]));
}
