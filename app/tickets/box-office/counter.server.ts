import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { shownStateOf } from "../../orders/history/my-orders.server";
import { orderSignal } from "../../orders/order-signal.server";
import { isOpen } from "../../orders/payments/attempts.server";
import { cancelByStaff } from "../../orders/payments/close-order.server";
import { listAttempts } from "../../orders/payments/find-attempts.server";
import { payOrder } from "../../orders/payments/pay-order.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { changeTopic } from "../../platform/http/change-topic.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { checkBuyer } from "../buying/check-buyer.server";
import { orderForOther } from "../buying/order-for-other.server";
import { checkTotal } from "../buying/order-tickets.server";
import { describeTickets } from "../issued/describe-tickets.server";
import { listOrderTickets } from "../issued/order-tickets.server";

import { requireAhead } from "../selling/sales.server";
import { isRoomOn } from "../waiting-room/admission.server";
import { boxOfficeRefusals, type CounterOrder, counterOrder, type sellAtCounter } from "./contract";
import { describePlaces } from "./places.server";
import { findRecipient } from "./recipients.server";
import { boxOfficeOrders } from "./tables.server";

const perStaff = { name: "counter-order", points: 600, seconds: 3_600 };

/**
 * A normal order, paid with the buyer's own phone: staff never handle money. Buyers who say that they have an account
 * get the tickets there, and are subject to the limit per member.
 */
export async function sell(
	context: MemberContext,
	{ event, name = "", recipient: typed, total, ...wish }: ParsedInputOf<typeof sellAtCounter>,
): Promise<CounterOrder> {
	const { db, language, limits, who } = context;
	await limits.take(perStaff, who.memberId);
	const sale = await requireAhead(db, event);
	if (sale.opensAt > new Date()) throw refuse(boxOfficeRefusals, "tickets.not_open");
	if (sale.pausedAt) throw refuse(boxOfficeRefusals, "tickets.paused");
	if (await isRoomOn(db, sale.id)) throw refuse(boxOfficeRefusals, "box_office.room_is_on");
	const { recipient, isMember, ...somebody } = await findRecipient(db, language, {
		name: name || walkUp[language],
		recipient: typed || undefined,
	});
	if (isMember) {
		const buyer = { memberId: somebody.memberId, saleId: sale.id };
		await checkBuyer(db, buyer, [wish], { countHold: true });
	}
	const order = await orderForOther(context, sale, wish, somebody);
	checkTotal(order, total);
	await db.insert(boxOfficeOrders).values({
		orderId: order.id,
		saleId: sale.id,
		kind: "sale",
		name: somebody.holder,
		recipient,
		placedBy: who.memberId,
	});
	await payOrder(context, order, "qris");
	await recordAudit(db, {
		by: who.memberId,
		action: "tickets.counter",
		subject: `order/${order.number}`,
		after: { event, section: wish.sectionId, quantity: wish.quantity, total: order.total, recipient },
	});
	return describe(context, order.number);
}

const walkUp = { id: "Pembeli loket", en: "Counter" };

/** For whoever sells there. */
export const counterTopic = changeTopic({
	name: "counter",
	access: counterOrder.access,
	signalOf: async ({ db }, number) => orderSignal((await findSold(db, number)).order.id),
});

export const readCounterOrder = (context: MemberContext, number: string) => describe(context, number);

/** Idempotent. */
export async function cancelSale(context: MemberContext, number: string): Promise<CounterOrder> {
	return transaction(context.db, async (db) => {
		const inside = { ...context, db };
		const { order } = await findSold(db, number);
		if (order.state !== "cancelled") {
			if (!(await cancelByStaff(inside, order.id, context.who.memberId)))
				throw refuse(boxOfficeRefusals, "box_office.not_open");
			await recordAudit(db, {
				by: context.who.memberId,
				action: "tickets.counter-cancel",
				subject: `order/${number}`,
				before: { state: order.state },
				after: { state: "cancelled" },
			});
		}
		return describe(inside, number);
	});
}

async function describe(context: MemberContext, number: string): Promise<CounterOrder> {
	const { db, language } = context;
	const { order, own } = await findSold(db, number);
	const [attempts, rows, places] = await Promise.all([
		listAttempts(db, order.id),
		listOrderTickets(db, order.id),
		describePlaces(db, language, [order.id]),
	]);
	const now = new Date();
	const open = attempts.find(isOpen);
	const state = shownStateOf({ ...order, now });
	return {
		number,
		state,
		total: order.total,
		name: own.name,
		recipient: own.recipient,
		places: places.get(order.id) ?? [],
		payBy: order.payBy.toISOString(),
		now: now.toISOString(),
		qr: state === "awaiting_payment" && open?.instructions?.kind === "qr" ? open.instructions.payload : null,
		pageUrl: state === "awaiting_payment" ? (open?.pageUrl ?? null) : null,
		passes: await describeTickets(context, rows),
	};
}

async function findSold(db: Db, number: string) {
	const order = await findAnyOrder(db, { number });
	const [own] = order
		? await db
				.select()
				.from(boxOfficeOrders)
				.where(and(eq(boxOfficeOrders.orderId, order.id), eq(boxOfficeOrders.kind, "sale")))
		: [];
	if (!order || !own) throw refuse(boxOfficeRefusals, "box_office.unknown");
	return { order, own };
}
