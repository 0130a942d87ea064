import { and, desc, eq } from "drizzle-orm";
import { listMembers } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import { settleFreeOrder } from "../../orders/placing/settle-free-order.server";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { findAnyOrder, findOrders } from "../../orders/sold-orders.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { orderForOther } from "../buying/order-for-other.server";
import { issueNow } from "../issued/issue-tickets.server";
import { countOrderTickets, lockOrderTickets } from "../issued/order-tickets.server";
import { findSaleBySlug, requireAhead } from "../selling/sales.server";
import { boxOfficeRefusals, type giftList, type giveTickets } from "./contract";
import { describePlaces } from "./places.server";
import { findRecipient } from "./recipients.server";
import { boxOfficeOrders } from "./tables.server";

const perStaff = { name: "ticket-gift", points: 300, seconds: 3_600 };

/** A free order, sold and issued in the transaction that places it: it counts like any other. */
export async function giveAway(
	context: MemberContext,
	{ event, name, recipient: typed, reason, ...wish }: ParsedInputOf<typeof giveTickets>,
): Promise<AnswerOf<typeof giveTickets>> {
	const { db, language, limits, who } = context;
	await limits.take(perStaff, who.memberId);
	const sale = await requireAhead(db, event);
	const {
		recipient,
		isMember: _,
		...somebody
	} = await findRecipient(db, language, { name, recipient: typed });
	const order = await orderForOther(context, sale, { ...wish, price: 0 }, somebody);
	await db.insert(boxOfficeOrders).values({
		orderId: order.id,
		saleId: sale.id,
		kind: "gift",
		name,
		recipient,
		reason,
		placedBy: who.memberId,
	});
	await settleFreeOrder(context, order.id, { isQuiet: true });
	await issueNow(db, order.id);
	await recordAudit(db, {
		by: who.memberId,
		action: "tickets.give",
		subject: `order/${order.number}`,
		after: { event, section: wish.sectionId, quantity: wish.quantity, recipient, reason },
	});
	return { number: order.number };
}

export async function listGifts(
	{ db, language }: MemberContext,
	event: string,
): Promise<AnswerOf<typeof giftList>> {
	const sale = await findSaleBySlug(db, event);
	const rows = await db
		.select()
		.from(boxOfficeOrders)
		.where(and(eq(boxOfficeOrders.saleId, sale.id), eq(boxOfficeOrders.kind, "gift")))
		.orderBy(desc(boxOfficeOrders.createdAt), desc(boxOfficeOrders.orderId))
		.limit(500);
	const ids = rows.map(({ orderId }) => orderId);
	const [orders, counts, staff, places] = await Promise.all([
		findOrders(db, ids),
		countOrderTickets(db, ids),
		listMembers(
			db,
			rows.map(({ placedBy }) => placedBy),
		),
		describePlaces(db, language, ids),
	]);
	return {
		gifts: rows.map(({ orderId, name, recipient, reason, createdAt, placedBy }) => {
			const order = orders.find(({ id }) => id === orderId)!;
			return {
				number: order.number,
				name,
				recipient: recipient!,
				reason: reason!,
				places: places.get(orderId) ?? [],
				givenAt: createdAt.toISOString(),
				givenBy: staff.find(({ id }) => id === placedBy)?.name ?? "",
				...counts.get(orderId)!,
				isTakenBack: order.state === "refunded",
			};
		}),
	};
}

/** Like a refund of zero: the tickets are void and their places free. Refused once somebody has entered with one. */
export async function takeBack(context: MemberContext, number: string) {
	const { who } = context;
	return transaction(context.db, async (db) => {
		const order = await findAnyOrder(db, { number }, "update");
		const [gift] = order
			? await db
					.select()
					.from(boxOfficeOrders)
					.where(and(eq(boxOfficeOrders.orderId, order.id), eq(boxOfficeOrders.kind, "gift")))
			: [];
		if (!order || !gift) throw refuse(boxOfficeRefusals, "box_office.unknown");
		const passes = await lockOrderTickets(db, order.id);
		if (passes.some(({ state }) => state === "used")) throw refuse(boxOfficeRefusals, "box_office.used");
		const done = await refundOrder(
			{ ...context, db },
			{ number, reason: "gift_taken_back", actor: "staff", actorId: who.memberId, tickets: passes },
		);
		if (typeof done === "string") throw refuse(boxOfficeRefusals, "box_office.taken_back");
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.take-back",
			subject: `order/${number}`,
			before: { recipient: gift.recipient, reason: gift.reason, tickets: passes.length },
			after: { tickets: 0 },
		});
		return { message: "ok" };
	});
}
