import { and, eq, isNull, not, sql } from "drizzle-orm";
import { lockMember } from "../../members/lock-member.server";
import { leftOf } from "../../orders/allotments/allotments.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { requireProvenAddress } from "../buying/check-buyer.server";
import { offerReturns } from "../issued/returns/offer-returns.server";
import { isSalePublished } from "../sales/published-sales.server";
import { findSaleDeadlines } from "../sales/sale-deadlines.server";
import { findSeats } from "../seats/wanted-seats.server";
import { ticketSales, ticketSections } from "../tables.server";
import { joinWaitingList, leaveWaitingList, type ShownWaiting } from "./contract";
import { countPromised } from "./free-places.server";
import { endOffer, isBroken } from "./place-offers.server";
import { type PlaceOffer, placeOffers, type WaitingFan, waitingList } from "./tables.server";

const perMember = { name: "waiting-list", points: 60, seconds: 600 };

export async function readMyWaiting({ db, language, who }: MemberContext, saleId: string) {
	const fan = await findWaitingFan(db, who.memberId, saleId);
	return { waiting: fan ? await describe(db, language, fan) : null };
}

export async function joinList(context: MemberContext, wish: ParsedInputOf<typeof joinWaitingList>) {
	await context.limits.take(perMember, context.who.memberId);
	await transaction(context.db, async (db) => {
		requireProvenAddress((await lockMember(db, context.who.memberId))!);
		const sectionId = await findSoldOut(db, wish);
		const { sale: saleId, size } = wish;
		const [joined] = await db
			.insert(waitingList)
			.values({ saleId, sectionId, size, memberId: context.who.memberId })
			.onConflictDoNothing()
			.returning({ id: waitingList.id });
		if (!joined) throw refuse(joinWaitingList.refusals, "waiting.already");
		await context.jobs.send(db, offerReturns, { saleId });
	});
	return readMyWaiting(context, wish.sale);
}

/** Leaving declines what is offered. */
export async function leaveList(context: MemberContext, saleId: string) {
	await transaction(context.db, async (db) => {
		const fan = await findWaitingFan(db, context.who.memberId, saleId);
		const offer = fan && (await findOffer(db, fan.id, "update"));
		if (offer?.orderId) throw refuse(leaveWaitingList.refusals, "waiting.being_paid");
		if (offer) await endOffer(db, offer, "declined");
		if (fan) await db.update(waitingList).set({ outcome: "left" }).where(eq(waitingList.id, fan.id));
		if (offer) await context.jobs.send(db, offerReturns, { saleId });
	});
	return { waiting: null };
}

/** The section's id, null for any; refused where what is wanted can still be bought. */
async function findSoldOut(
	db: Db,
	{ sale: saleId, section: key, size }: ParsedInputOf<typeof joinWaitingList>,
): Promise<string | null> {
	const { refusals } = joinWaitingList;
	const [sale] = await db
		.select({
			eventId: ticketSales.eventId,
			saleLimit: ticketSales.perMemberLimit,
			hasOpened: sql<boolean>`${ticketSales.opensAt} <= now()`,
		})
		.from(ticketSales)
		.where(and(eq(ticketSales.id, saleId), isSalePublished));
	if (!sale) throw refuse(refusals, "tickets.unknown_sale");
	if (!sale.hasOpened) throw refuse(refusals, "tickets.not_open");
	const { transferUntil } = (await findSaleDeadlines(db, [sale.eventId])).get(sale.eventId)!;
	if (!transferUntil) throw refuse(refusals, "tickets.closed");
	const sections = await db
		.select({
			id: ticketSections.id,
			key: ticketSections.key,
			left: leftOf(ticketSections),
			limit: ticketSections.perMemberLimit,
		})
		.from(ticketSections)
		.where(and(eq(ticketSections.saleId, saleId), isNull(ticketSections.closedAt)));
	const promised = await countPromised(db, saleId);
	const wanted = sections.filter((section) => key === undefined || section.key === key);
	if (wanted.length === 0) throw refuse(refusals, "tickets.unknown_section");
	if (wanted.every(({ limit }) => Math.min(limit, sale.saleLimit) < size))
		throw refuse(refusals, "tickets.over_limit");
	if (wanted.some(({ id, left }) => left - (promised.get(id) ?? 0) >= size))
		throw refuse(refusals, "waiting.still_tickets");
	return key === undefined ? null : wanted[0]!.id;
}

export async function findWaitingFan(db: Db, memberId: string, saleId: string): Promise<WaitingFan | null> {
	const [fan] = await db
		.select()
		.from(waitingList)
		.where(
			and(eq(waitingList.saleId, saleId), eq(waitingList.memberId, memberId), isNull(waitingList.outcome)),
		);
	return fan ?? null;
}

/** What a fan can still take: neither over by the clock, nor taken, declined or gone. */
export async function findOffer(db: Db, fanId: string, lock?: "update"): Promise<PlaceOffer | null> {
	const query = db
		.select()
		.from(placeOffers)
		.where(
			and(
				eq(placeOffers.fanId, fanId),
				isNull(placeOffers.outcome),
				not(isBroken()),
				sql`(${placeOffers.expiresAt} > now() or ${placeOffers.orderId} is not null)`,
			),
		);
	const [offer] = await (lock ? query.for(lock) : query);
	return offer ?? null;
}

async function describe(db: Db, language: MemberContext["language"], fan: WaitingFan): Promise<ShownWaiting> {
	const labelOf = async (id: string) => {
		const [section] = await db.select().from(ticketSections).where(eq(ticketSections.id, id));
		return section!;
	};
	const offer = await findOffer(db, fan.id);
	const section = offer && (await labelOf(offer.sectionId));
	const order = offer?.orderId ? await findAnyOrder(db, { id: offer.orderId }) : null;
	return {
		section: fan.sectionId ? localize((await labelOf(fan.sectionId)).label, language) : null,
		size: fan.size,
		place: await countPlace(db, fan),
		offer:
			offer && section
				? {
						sectionId: section.id,
						section: localize(section.label, language),
						seats: await findSeats(db, offer.seatIds),
						price: offer.price ?? section.price,
						until: (order?.payBy ?? offer.expiresAt).toISOString(),
						now: new Date().toISOString(),
						orderNumber: order?.number ?? null,
					}
				: null,
	};
}

/** Those in front who could be asked for the same places, and oneself. */
async function countPlace(db: Db, { saleId, sectionId, id }: WaitingFan): Promise<number> {
	const inFront = and(
		eq(waitingList.saleId, saleId),
		isNull(waitingList.outcome),
		sql`(${waitingList.joinedAt}, ${waitingList.id}) < (select joined_at, id from ${waitingList} own where own.id = ${id})`,
		sectionId
			? sql`(${waitingList.sectionId} is null or ${waitingList.sectionId} = ${sectionId})`
			: undefined,
	);
	return (await db.$count(waitingList, inFront)) + 1;
}
