import { and, eq, ne } from "drizzle-orm";
import { hashToken } from "../../members/tokens.server";
import type { PlacedAnswer } from "../../orders/contract";
import { limitOrders } from "../../orders/placing/order-limits.server";
import { placeOrder } from "../../orders/placing/place-order.server";
import { startPaying } from "../../orders/placing/start-paying.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { draftTicketLine, payWithinSeconds } from "../buying/order-tickets.server";
import { savePlace } from "../buying/ordered-places.server";
import { findEventsOfSales } from "../sales/changed-sale.server";
import { findSeats } from "../seats/wanted-seats.server";
import { putPlacesInWords } from "../sections/places-in-words.server";
import { findSection } from "../sections/section-places.server";
import { type Invitation, allocationRefusals as refusals, type takeInvite } from "./contract";
import { allocationStateOf, describeAllocations } from "./describe-allocations.server";
import { leaveHold } from "./sell-allocated.server";
import { allocationInvites, allocations } from "./tables.server";

export async function readInvitation(
	{ db, language, who }: MemberContext,
	token: string,
): Promise<Invitation> {
	const { invite, allocation } = await findByToken(db, token);
	const [shown] = await describeAllocations(db, language, [allocation]);
	const order = invite.orderId ? await findAnyOrder(db, { id: invite.orderId }) : null;
	const [seat] = invite.seatId ? await findSeats(db, [invite.seatId]) : [];
	const { event, group, section, price, endsAt, isOver } = shown!;
	return {
		event,
		group,
		section,
		seat: seat ?? null,
		name: invite.name,
		price,
		endsAt,
		isOver,
		state: allocationStateOf(order ?? undefined, new Date()),
		orderNumber: order?.memberId === who.memberId ? order.number : null,
	};
}

/**
 * While the order is unpaid the place stays in the allocation's hold, so an order that is never paid loses nothing.
 * As with an offer of the waiting list, a reserved place needs no admission to a waiting room.
 */
export async function takeAllocatedPlace(
	context: MemberContext,
	{ token, method }: ParsedInputOf<typeof takeInvite>,
): Promise<PlacedAnswer> {
	await limitOrders(context, "orders");
	const { db, who } = context;
	const { invite, allocation } = await findByToken(db, token, "lock");
	const now = new Date();
	if (allocation.endsAt <= now) throw refuse(refusals, "allocation.over");
	const before = invite.orderId ? await findAnyOrder(db, { id: invite.orderId }) : null;
	if (allocationStateOf(before ?? undefined, now) !== "open") throw refuse(refusals, "allocation.taken");
	const isOther = and(
		eq(allocationInvites.allocationId, allocation.id),
		eq(allocationInvites.memberId, who.memberId),
		ne(allocationInvites.id, invite.id),
	);
	if ((await db.$count(allocationInvites, isOther)) > 0) throw refuse(refusals, "allocation.has_one");
	const section = (await findSection(db, allocation.sectionId))!;
	if (section.closedAt) throw refuse(refusals, "tickets.section_closed");
	const eventId = (await findEventsOfSales(db, [allocation.saleId])).get(allocation.saleId)!;
	const { match } = await putPlacesInWords(db, eventId, []);
	const isFree = allocation.price === 0;
	if (isFree) await leaveHold(db, allocation, invite.seatId);
	const order = await placeOrder(context, {
		memberId: who.memberId,
		kind: "tickets",
		unpaidLimits: context.settings,
		lines: [draftTicketLine({ ...section, price: allocation.price }, 1, match)],
		payWithinSeconds: Math.min(payWithinSeconds, (allocation.endsAt.getTime() - now.getTime()) / 1_000),
		...(isFree
			? { alsoHold: invite.seatId ? [{ allotmentId: invite.seatId, quantity: 1 }] : [] }
			: { isPromised: true as const }),
	});
	await savePlace(db, { orderId: order.id, holder: invite.name, seatId: invite.seatId });
	await db
		.update(allocationInvites)
		.set({ memberId: who.memberId, orderId: order.id })
		.where(eq(allocationInvites.id, invite.id));
	await startPaying(context, order, method);
	return { number: order.number, total: order.total, payBy: order.payBy.toISOString() };
}

async function findByToken(db: Db, token: string, lock?: "lock") {
	const query = db
		.select({ invite: allocationInvites, allocation: allocations })
		.from(allocationInvites)
		.innerJoin(allocations, eq(allocations.id, allocationInvites.allocationId))
		.where(eq(allocationInvites.tokenHash, hashToken(token)));
	const [found] = await (lock ? query.for("no key update") : query);
	if (!found) throw refuse(refusals, "allocation.unknown_invite");
	return found;
}
