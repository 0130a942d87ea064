import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { findAnyOrder, findOrders, listGoods } from "../../orders/sold-orders.server";
import { tellBuyer } from "../../orders/tell-buyer.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { Language } from "../../platform/words/language";
import { saveMovement } from "../selling/stock.server";
import { type receiveReturn, returnsPerPage, staffReturnRefusals, type staffReturns } from "./contract";
import { describeReturns } from "./describe-returns.server";
import type { ReturnState } from "./return-states";
import { type Return, returnLines, returns } from "./tables.server";

const mostCounted = 1_000;

export async function listReturns(
	{ db, language }: MemberContext,
	{ state, after }: ParsedInputOf<typeof staffReturns>,
): Promise<AnswerOf<typeof staffReturns>> {
	const isOpen = state === "asked" || state === "accepted";
	const rows = await db
		.select()
		.from(returns)
		.where(and(eq(returns.state, state), after ? (isOpen ? gt : lt)(returns.id, after) : undefined))
		.orderBy((isOpen ? asc : desc)(returns.id))
		.limit(returnsPerPage + 1);
	const shown = rows.slice(0, returnsPerPage);
	return {
		returns: await describeForStaff(db, shown, language),
		next: rows.length > returnsPerPage ? shown.at(-1)!.id : null,
		counts: { asked: await countReturns(db, "asked"), accepted: await countReturns(db, "accepted") },
	};
}

/** The work to do, up to a thousand. */
export async function countReturns(db: Db, state: ReturnState): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*) from (select from ${returns} where state = ${state} limit ${mostCounted}) found`,
	);
	return Number(rows[0]!.count);
}

/** Idempotent: the first answer may have been lost. */
export async function decide(context: MemberContext, id: string, to: "accepted" | "refused", words: string) {
	const { jobs, who, language } = context;
	return transaction(context.db, async (db) => {
		const asked = await lockReturn(db, id);
		if (asked.state !== to) {
			// What arrived may be something else than was announced.
			const isOpen = asked.state === "asked" || (to === "refused" && asked.state === "accepted");
			if (!isOpen) throw refuse(staffReturnRefusals, "return.decided");
			await db
				.update(returns)
				.set({ state: to, answer: words || null, decidedAt: sql`now()` })
				.where(eq(returns.id, id));
			await recordAudit(db, {
				by: who.memberId,
				action: `returns.${to === "accepted" ? "accept" : "refuse"}`,
				subject: `return/${id}`,
				before: { state: asked.state },
				after: { state: to, words },
			});
			await tellBuyer({ db, jobs }, asked.orderId, `return_${to}`, { note: words });
		}
		return (await describeForStaff(db, [await lockReturn(db, id)], language))[0]!;
	});
}

/** Refunded through the ledger and put back in stock, or written off, in one transaction. */
export async function receive(
	context: MemberContext,
	{ id, writtenOff }: ParsedInputOf<typeof receiveReturn>,
): Promise<AnswerOf<typeof receiveReturn>> {
	const { jobs, who, language } = context;
	return transaction(context.db, async (db) => {
		const asked = await lockReturn(db, id);
		if (asked.state !== "accepted") throw refuse(staffReturnRefusals, "return.not_accepted");
		const lines = await db.select().from(returnLines).where(eq(returnLines.returnId, id));
		for (const { position, quantity } of writtenOff) {
			const line = lines.find((each) => each.position === position);
			if (!line || line.quantity < quantity) throw refuse(staffReturnRefusals, "return.not_left");
		}
		const order = (await findAnyOrder(db, { id: asked.orderId }))!;
		const done = await refundOrder(
			{ db, jobs },
			{
				number: order.number,
				lines: lines.map(({ position, quantity }) => ({ position, quantity })),
				reason: "returned",
				actor: "staff",
				actorId: who.memberId,
			},
		);
		if (done === "disputed") throw refuse(staffReturnRefusals, "return.disputed");
		if (typeof done === "string") throw refuse(staffReturnRefusals, "return.not_left");
		const goods = await listGoods(db, [order.id]);
		for (const { position, quantity } of writtenOff) {
			await db
				.update(returnLines)
				.set({ writtenOff: quantity })
				.where(and(eq(returnLines.returnId, id), eq(returnLines.position, position)));
			const variantId = goods.find((line) => line.position === position)?.allotmentId;
			if (variantId)
				await saveMovement(db, {
					variantId,
					change: -quantity,
					reason: "damaged",
					note: order.number,
					memberId: who.memberId,
				});
		}
		await db
			.update(returns)
			.set({ state: "received", refundId: done.refund.id, receivedAt: sql`now()` })
			.where(eq(returns.id, id));
		await recordAudit(db, {
			by: who.memberId,
			action: "returns.receive",
			subject: `return/${id}`,
			before: { state: "accepted" },
			after: { state: "received", refund: done.refund.id, amount: done.refund.amount, writtenOff },
		});
		return (await describeForStaff(db, [await lockReturn(db, id)], language))[0]!;
	});
}

/** Locks the order first, as everywhere. */
async function lockReturn(db: Db, id: string): Promise<Return> {
	const [known] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
	if (!known) throw refuse(staffReturnRefusals, "return.unknown");
	await findAnyOrder(db, { id: known.orderId }, "update");
	const [found] = await db.select().from(returns).where(eq(returns.id, id)).for("update");
	return found!;
}

async function describeForStaff(db: Db, rows: readonly Return[], language: Language) {
	const shown = await describeReturns(db, rows, language);
	const orders = await findOrders(
		db,
		rows.map(({ orderId }) => orderId),
	);
	return shown.map((each, at) => {
		const order = orders.find(({ id }) => id === rows[at]!.orderId)!;
		return { ...each, number: order.number, buyer: order.buyer };
	});
}
