import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { events } from "../app/matches/events/tables.server";
import { findMemberByEmail } from "../app/members/find-member.server";
import { payOrder } from "../app/orders/payments/pay-order.server";
import { placeOrder } from "../app/orders/placing/place-order.server";
import { refundOrder } from "../app/orders/refunds/refund-order.server";
import { findAnyOrder } from "../app/orders/sold-orders.server";
import { transaction } from "../app/platform/data/transaction.server";
import type { MemberContext } from "../app/platform/http/bind.server";
import { Refusal } from "../app/platform/http/refusal";
import { makeAllocation } from "../app/tickets/allocations/allocate.server";
import { inviteGuest } from "../app/tickets/allocations/coordinate.server";
import { takeAllocatedPlace } from "../app/tickets/allocations/take-invite.server";
import { giveAway, takeBack } from "../app/tickets/box-office/gifts.server";
import { draftTicketLine, orderTickets, payWithinSeconds } from "../app/tickets/buying/order-tickets.server";
import { makeChange } from "../app/tickets/changes/change-match.server";
import { recordScans } from "../app/tickets/gate/record-scans.server";
import { admitTicket } from "../app/tickets/issued/admit-ticket.server";
import { issueTickets } from "../app/tickets/issued/issue-tickets.server";
import { giveBackOwn } from "../app/tickets/issued/returns/give-back.server";
import { offerReturns } from "../app/tickets/issued/returns/offer-returns.server";
import { issuedTickets } from "../app/tickets/issued/tables.server";
import { acceptTransfer, listOfferedTickets } from "../app/tickets/issued/transfers/accept-transfer.server";
import { offerTransfer } from "../app/tickets/issued/transfers/offer-transfer.server";
import { putPlacesInWords } from "../app/tickets/sections/places-in-words.server";
import { orderedPlaces, ticketSales, ticketSections } from "../app/tickets/tables.server";
import { takeMyOffer } from "../app/tickets/waiting-list/take-offer.server";
import { joinList } from "../app/tickets/waiting-list/waiting-list.server";
import { demoId } from "../club/demo/demo-id";
import {
	demoAllocations,
	demoComplimentary,
	demoFriend,
	demoGift,
	demoHandedOn,
	demoMatchChange,
	demoTicketOrders,
	demoVisits,
	demoWaitingList,
} from "../club/demo/ticket-orders";

type Pay = (orderId: string) => Promise<void>;

/** Tickets of the demo member in every state, made through the calls of a fan, a friend, a gateway, a gate and finance. */
export async function fillDemoTickets(fan: MemberContext, staff: MemberContext, pay: Pay) {
	const friend = await as(fan, demoFriend);
	for (const { event, section, tickets } of demoTicketOrders) {
		const { number, issued } = await buy(fan, pay, { event, section, quantity: tickets.length });
		for (const [at, fate] of tickets.entries()) {
			const code = issued[at]!.number;
			if (fate === "is used") await admitTicket(fan.db, code, "B");
			if (fate === "is refunded")
				await transaction(fan.db, (db) =>
					refundOrder(
						{ ...fan, db },
						{ number, lines: [{ position: 1, quantity: 1 }], reason: "goodwill", actor: "staff" },
					),
				);
			if (fate === "is offered to a friend") await offerTransfer(fan, { code, recipient: demoFriend });
			if (fate === "is given back") await giveBackOwn(fan, code);
			if (fate === "is transferred to a friend") {
				await offerTransfer(fan, { code, recipient: demoFriend });
				const { offers } = await listOfferedTickets(friend, undefined);
				const own = offers.find((offer) => offer.event.slug === event);
				await acceptTransfer(friend, { id: own!.id });
			}
		}
	}
	const { issued } = await buy(friend, pay, { ...demoGift, quantity: 1 });
	await offerTransfer(friend, { code: issued[0]!.number, recipient: demoGift.to });
	const { event, section, giver, taker } = demoHandedOn;
	const others = await buy(await as(fan, giver), pay, { event, section, quantity: 2 });
	for (const { email, size } of demoWaitingList.fans)
		await joinList(await as(fan, email), { sale: demoId(`ticket-sale/${demoWaitingList.event}`), size });
	await handOn(await as(fan, giver), await as(fan, taker), pay, others.issued[0]!.number);
	await giveTicketsAway(staff);
	await keepForGroups(staff);
	await changeMatch(staff);
}

/** Through the waiting list: a fan who wants just one gets the offer, accepts and pays. */
async function handOn(giver: MemberContext, taker: MemberContext, pay: Pay, code: string) {
	const sale = demoId(`ticket-sale/${demoHandedOn.event}`);
	await joinList(taker, { sale, size: 1 });
	await giveBackOwn(giver, code);
	await offerReturns.run(giver, { saleId: sale });
	const placed = await transaction(taker.db, (db) =>
		takeMyOffer({ ...taker, db }, { sale, method: "qris" }),
	).catch((error: unknown) => {
		if (error instanceof Refusal) return null;
		throw error;
	});
	// A visitor who joined the list a moment earlier goes first.
	if (!placed) return;
	const { id: orderId } = (await findAnyOrder(taker.db, placed))!;
	await pay(orderId);
	await issueTickets.run(taker, { orderId });
}

async function giveTicketsAway(staff: MemberContext) {
	const { event, gifts } = demoComplimentary;
	for (const { section, isTakenBack, ...gift } of gifts) {
		const sectionId = demoId(`ticket-section/${event}/${section}`);
		const { number } = await transaction(staff.db, (db) =>
			giveAway({ ...staff, db }, { event, sectionId, ...gift }),
		);
		if (isTakenBack) await takeBack(staff, number);
	}
}

async function keepForGroups(staff: MemberContext) {
	const { event, groups } = demoAllocations;
	const [sale] = await staff.db
		.select()
		.from(ticketSales)
		.where(eq(ticketSales.id, demoId(`ticket-sale/${event}`)));
	// A day before the sale ends, unclaimed places are released to everybody.
	const endsAt = new Date(
		Math.max(sale!.closesAt.getTime() - 86_400_000, Date.now() + 3_600_000),
	).toISOString();
	for (const { section, invited, taker, ...wish } of groups) {
		const sectionId = demoId(`ticket-section/${event}/${section}`);
		const { id } = await transaction(staff.db, (db) =>
			makeAllocation({ ...staff, db }, { event, sectionId, endsAt, ...wish }),
		);
		const links: string[] = [];
		for (const name of invited)
			links.push((await inviteGuest(await as(staff, wish.coordinator), { id, name })).link);
		if (!taker) continue;
		const friend = await as(staff, taker);
		const token = new URL(links[0]!).searchParams.get("invite")!;
		const { number } = await transaction(friend.db, (db) =>
			takeAllocatedPlace({ ...friend, db }, { token, method: "qris" }),
		);
		await issueTickets.run(friend, { orderId: (await findAnyOrder(friend.db, { number }))!.id });
	}
}

/** Matches the demo member has attended: ticket bought, and scanned at a gate before the start. */
export async function visitDemoMatches(fan: MemberContext, staff: MemberContext, pay: Pay) {
	for (const visit of demoVisits) await goTo(fan, staff, pay, visit);
}

async function goTo(
	fan: MemberContext,
	staff: MemberContext,
	pay: Pay,
	{ event: slug, section: key }: (typeof demoVisits)[number],
) {
	const { db, who } = fan;
	const [event] = await db.select().from(events).where(eq(events.slug, slug));
	const sectionId = demoId(`ticket-section/${slug}/${key}`);
	const [section] = await db.select().from(ticketSections).where(eq(ticketSections.id, sectionId));
	const { match } = await putPlacesInWords(db, event!.id, []);
	// The sale is over, so nobody but the demo can order here.
	const order = await transaction(db, async (db) => {
		const lines = [draftTicketLine(section!, 1, match)];
		const order = await placeOrder(
			{ ...fan, db },
			{ memberId: who.memberId, kind: "tickets", lines, payWithinSeconds },
		);
		const place = { orderId: order.id, position: 1, place: 1, holder: order.buyer.name };
		await db.insert(orderedPlaces).values(place);
		await payOrder({ ...fan, db }, order, "qris");
		return order;
	});
	await pay(order.id);
	await issueTickets.run(fan, { orderId: order.id });
	const startsAt = event!.startsAt.getTime();
	const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, order.id));
	const scan = {
		id: randomUUID(),
		code: pass!.number,
		at: new Date(startsAt - 40 * 60_000).toISOString(),
		direction: "in" as const,
		isManual: true,
	};
	await recordScans(staff, {
		event: slug,
		gate: section!.gate,
		scanner: "demo",
		waiting: 0,
		isClosing: true,
		sentAt: new Date().toISOString(),
		scans: [scan],
	});
}

async function changeMatch(staff: MemberContext) {
	const { event, minutesLater, daysToAnswer, note } = demoMatchChange;
	const [before] = await staff.db.select().from(events).where(eq(events.slug, event));
	const startsAt = new Date(before!.startsAt.getTime() + minutesLater * 60_000);
	const answerBy = new Date(Date.now() + daysToAnswer * 86_400_000);
	const wish = {
		event,
		kind: "moved" as const,
		startsAt: startsAt.toISOString(),
		answerBy: answerBy.toISOString(),
		note,
	};
	await transaction(staff.db, (db) => makeChange({ ...staff, db }, wish));
}

async function buy(
	fan: MemberContext,
	pay: Pay,
	{ event, section, quantity }: { event: string; section: string; quantity: number },
) {
	const wish = {
		saleId: demoId(`ticket-sale/${event}`),
		sections: [{ sectionId: demoId(`ticket-section/${event}/${section}`), quantity }],
		method: "qris" as const,
	};
	const { number } = await transaction(fan.db, (db) => orderTickets({ ...fan, db }, wish));
	const order = (await findAnyOrder(fan.db, { number }))!;
	await pay(order.id);
	await issueTickets.run(fan, { orderId: order.id });
	const issued = await fan.db
		.select()
		.from(issuedTickets)
		.where(eq(issuedTickets.orderId, order.id))
		.orderBy(issuedTickets.place);
	return { number, issued };
}

async function as(fan: MemberContext, email: string): Promise<MemberContext> {
	const member = await findMemberByEmail(fan.db, email);
	return { ...fan, who: { ...fan.who, memberId: member!.id } };
}
