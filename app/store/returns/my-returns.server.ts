import { desc, eq, inArray, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { usePhotos } from "../../editing/photos/photos.server";
import { orderRefusals } from "../../orders/contract";
import { findDelivered } from "../../orders/delivered-at.server";
import { countRefunded, findAnyOrder, listGoods } from "../../orders/sold-orders.server";
import type { Order } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { type askReturn, type MyReturns, returnRefusals } from "./contract";
import { describeReturns } from "./describe-returns.server";
import { returnDays } from "./return-states";
import { isReturnable } from "./returnable";
import { returnLines, returns } from "./tables.server";

export async function readMyReturns(
	{ db, who, language }: MemberContext,
	number: string,
): Promise<MyReturns> {
	const order = await findAnyOrder(db, { number, memberId: who.memberId });
	if (!order) throw refuse(orderRefusals, "order.unknown");
	return describe(db, order, language);
}

/** In one transaction with the order locked, so that nothing is returned twice. */
export async function ask(
	context: MemberContext,
	{ number, lines, reason, words, photos }: ParsedInputOf<typeof askReturn>,
): Promise<AnswerOf<typeof askReturn>> {
	const { memberId } = context.who;
	return transaction(context.db, async (db) => {
		const order = await findAnyOrder(db, { number, memberId }, "update");
		if (!order) throw refuse(returnRefusals, "order.unknown");
		const delivered = await findDelivered(db, order.id, returnDays);
		if (!delivered || !hasArrived(order)) throw refuse(returnRefusals, "return.not_arrived");
		if (!delivered.isRecent) throw refuse(returnRefusals, "return.too_late");
		const left = await countLeft(db, order.id);
		for (const [position, same] of Map.groupBy(lines, (line) => line.position)) {
			const line = left.find((each) => each.line.position === position);
			if (line && !isReturnable(line.line)) throw refuse(returnRefusals, "return.not_returnable");
			const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
			if (!line || same.length > 1 || line.left < wanted) throw refuse(returnRefusals, "return.not_left");
		}
		const shown = await usePhotos(db, memberId, [...new Set(photos)]);
		if (!shown) throw refuse(returnRefusals, "return.unknown_photo");
		const [asked] = await db
			.insert(returns)
			.values({ orderId: order.id, memberId, reason, words, photos: shown })
			.returning({ id: returns.id });
		await db
			.insert(returnLines)
			.values(lines.map((line) => ({ ...line, returnId: asked!.id, orderId: order.id })));
		return describe(db, order, context.language);
	});
}

const hasArrived = ({ kind, state }: Order) =>
	kind === "goods" && (state === "delivered" || state === "completed");

async function describe(db: Db, order: Order, language: Language): Promise<MyReturns> {
	const delivered = await findDelivered(db, order.id, returnDays);
	const left = await countLeft(db, order.id);
	const asked = await db
		.select()
		.from(returns)
		.where(eq(returns.orderId, order.id))
		.orderBy(desc(returns.id));
	const { name, address, postcode, phone } = club.warehouse;
	return {
		until: delivered?.isRecent && hasArrived(order) ? delivered.until.toISOString() : null,
		lines: left.map(({ line, left }) => ({
			position: line.position,
			title: localize(line.title, language),
			left,
			isReturnable: isReturnable(line),
		})),
		returns: await describeReturns(db, asked, language),
		sendTo: { name, address, postcode, phone },
	};
}

/** What was neither refunded nor requested yet, line by line; after a refusal it can be requested again. */
async function countLeft(db: Db, orderId: string) {
	const goods = await listGoods(db, [orderId]);
	const refunded = await countRefunded(db, [orderId]);
	const asked = await db
		.select({ position: returnLines.position, quantity: sql<number>`sum(${returnLines.quantity})::int` })
		.from(returnLines)
		.where(
			inArray(
				returnLines.returnId,
				db
					.select({ id: returns.id })
					.from(returns)
					.where(sql`${returns.orderId} = ${orderId} and ${returns.state} in ('asked', 'accepted')`),
			),
		)
		.groupBy(returnLines.position);
	return goods.map((line) => {
		const at = ({ position }: { position: number }) => position === line.position;
		const gone = (refunded.find(at)?.quantity ?? 0) + (asked.find(at)?.quantity ?? 0);
		return { line, left: Math.max(0, line.quantity - gone) };
	});
}
