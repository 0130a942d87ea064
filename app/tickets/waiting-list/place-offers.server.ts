import { and, asc, eq, getTableColumns, inArray, isNull, lte, not, notExists, or, sql } from "drizzle-orm";
import { eventStarts } from "../../matches/events/event-conditions.server";
import { holdShares, NotEnough, releaseHold, type Share } from "../../orders/allotments/allotments.server";
import { isClosedOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import type { JobContext } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import { ticketReturns } from "../issued/returns/tables.server";
import { issuedTickets } from "../issued/tables.server";
import { ticketSales, ticketSections } from "../tables.server";
import { type PlaceOffer, placeOffers, type WaitingFan, waitingList } from "./tables.server";
import { tellWaitingFan } from "./tell-waiting.server";

const given = sql.placeholder;

/** Those without an open offer, in the order of joining. Call it with the sale locked. */
export const listWaiting = (db: Db, saleId: string): Promise<WaitingFan[]> =>
	db
		.select()
		.from(waitingList)
		.where(
			and(
				eq(waitingList.saleId, saleId),
				isNull(waitingList.outcome),
				notExists(
					db
						.select({ one: sql`1` })
						.from(placeOffers)
						.where(and(eq(placeOffers.fanId, waitingList.id), isNull(placeOffers.outcome))),
				),
			),
		)
		.orderBy(asc(waitingList.joinedAt), asc(waitingList.id));

type Places = { sectionId: string; seatIds: string[]; isHeld: boolean; minutes: number; until: Date };

/** Holds these places for a fan until `until`, at most this many minutes, and tells them. Null when somebody was quicker. */
export async function offerPlaces(
	context: Pick<JobContext, "db" | "jobs" | "settings">,
	fan: WaitingFan,
	{ minutes, until, ...places }: Places,
): Promise<PlaceOffer | null> {
	const price = sql`(select price from ${ticketSections} where id = ${places.sectionId})`;
	const expiresAt = sql`least(now() + make_interval(mins => ${minutes}), ${until.toISOString()}::timestamptz)`;
	try {
		return await transaction(context.db, async (db) => {
			const [row] = await db
				.insert(placeOffers)
				.values({ fanId: fan.id, ...places, price, expiresAt })
				.returning({
					...getTableColumns(placeOffers),
					seconds: sql`extract(epoch from ${placeOffers.expiresAt} - now())`.mapWith(Number),
				});
			const { seconds, ...offer } = row!;
			if (offer.isHeld) await holdShares(db, offer.id, sharesOf(offer, fan), seconds);
			await tellWaitingFan({ ...context, db }, "place_offered", fan, offer);
			return offer;
		});
	} catch (error) {
		if (error instanceof NotEnough) return null;
		throw error;
	}
}

const sharesOf = ({ sectionId, seatIds }: PlaceOffer, { size }: WaitingFan): Share[] => [
	{ allotmentId: sectionId, quantity: size },
	...seatIds.map((allotmentId) => ({ allotmentId, quantity: 1 })),
];

/** Its fan doesn't want it, or was too slow. An order that takes the places holds them itself. */
export async function endOffer(db: Db, { id, isHeld }: PlaceOffer, outcome: "declined" | "lapsed") {
	await db.update(placeOffers).set({ outcome }).where(eq(placeOffers.id, id));
	if (isHeld) await releaseHold(db, id);
}

export const findOpenOffers = (db: Db, ids: readonly string[]): Promise<PlaceOffer[]> =>
	ids.length === 0
		? Promise.resolve([])
		: db
				.select()
				.from(placeOffers)
				.where(and(inArray(placeOffers.id, [...ids]), isNull(placeOffers.outcome)));

/** Locked, so that it is not taken, lapsed or withdrawn meanwhile. */
export async function lockOpenOffer(
	db: Db,
	which: { id: string } | { orderId: string },
): Promise<{ offer: PlaceOffer; fan: WaitingFan } | null> {
	const [offer] = await openOffer.run(db, which, "id" in which);
	const [fan] = offer ? await db.select().from(waitingList).where(eq(waitingList.id, offer.fanId)) : [];
	return offer && fan ? { offer, fan } : null;
}

const openOffer = statement((db: Db, isById: boolean) =>
	db
		.select()
		.from(placeOffers)
		.where(
			and(
				isById ? eq(placeOffers.id, given("id")) : eq(placeOffers.orderId, given("orderId")),
				isNull(placeOffers.outcome),
			),
		)
		.for("update"),
);

export const isTakenOrder = async (db: Db, orderId: string): Promise<boolean> =>
	(await takenByOrder.run(db, { orderId })).length > 0;

const takenByOrder = statement((db: Db) =>
	db
		.select({ id: placeOffers.id })
		.from(placeOffers)
		.where(and(eq(placeOffers.orderId, given("orderId")), eq(placeOffers.outcome, "taken"))),
);

/** Somebody has paid for it. */
export async function noteTaken(db: Db, { id, fanId }: PlaceOffer) {
	await db.update(placeOffers).set({ outcome: "taken" }).where(eq(placeOffers.id, id));
	await db.update(waitingList).set({ outcome: "served" }).where(eq(waitingList.id, fanId));
}

/** Open offers of something that is no longer there. */
export const listBrokenOffers = (db: Db) =>
	db.select({ id: placeOffers.id }).from(placeOffers).where(isBroken());

export async function findBrokenOffer(db: Db, id: string): Promise<PlaceOffer | null> {
	const [offer] = await db
		.select()
		.from(placeOffers)
		.where(and(eq(placeOffers.id, id), isBroken()));
	return offer ?? null;
}

/**
 * In a query over offers: a ticket in it was used, taken back or frozen, or its giver keeps it. The offer is over from that
 * moment; `endReturns` tells whoever got it.
 */
export const isBroken = () =>
	sql<boolean>`(not ${placeOffers.isHeld} and ${placeOffers.outcome} is null and exists (
		select from ${ticketReturns} back join ${issuedTickets} pass on pass.id = back.pass_id
		where back.offer_id = ${placeOffers}.id
		and (back.outcome is not null or pass.state <> 'valid' or pass.frozen_by is not null or pass.is_disputed)))`;

/** Whether an order that waited for a returned ticket could not have it, or cannot any more. */
export const isBrokenOrder = async (db: Db, orderId: string): Promise<boolean> =>
	(await db.$count(
		placeOffers,
		and(eq(placeOffers.orderId, orderId), or(eq(placeOffers.outcome, "withdrawn"), isBroken())),
	)) > 0;

/** What was offered is no longer there. Its fan is told and keeps the place in the line. */
export async function withdrawOffer(
	context: Pick<JobContext, "db" | "jobs" | "settings">,
	{ offer, fan }: { offer: PlaceOffer; fan: WaitingFan },
) {
	await context.db.update(placeOffers).set({ outcome: "withdrawn" }).where(eq(placeOffers.id, offer.id));
	if (fan.outcome === null) await tellWaitingFan(context, "place_withdrawn", fan, offer);
}

/** Nobody waits for a match that has begun. */
export async function endWaiting(db: Db) {
	await db.execute(sql`
		update ${waitingList} w set outcome = 'over' from ${ticketSales} s
		where w.outcome is null and s.id = w.sale_id and ${eventStarts(sql`s.event_id`)} <= now()
		and not exists (select from ${placeOffers} o where o.fan_id = w.id and o.outcome is null)`);
}

/** Offers that were not taken in time, or whose order was not paid. */
export const listLapsedOffers = (db: Db) =>
	db.select({ id: placeOffers.id }).from(placeOffers).where(isLapsed()).orderBy(placeOffers.expiresAt);

const isLapsed = () =>
	and(
		isNull(placeOffers.outcome),
		not(isBroken()),
		or(
			and(isNull(placeOffers.orderId), lte(placeOffers.expiresAt, sql`now()`)),
			isClosedOrder(sql`${placeOffers}.order_id`),
		),
	);

/** Its sale's id, or null when it is not lapsed any more, or another process is at it. */
export async function lapseOffer(
	context: Pick<JobContext, "db" | "jobs" | "settings">,
	id: string,
): Promise<string | null> {
	const { db } = context;
	const [due] = await db
		.select()
		.from(placeOffers)
		.where(and(eq(placeOffers.id, id), isLapsed()))
		.for("update", { skipLocked: true });
	if (!due) return null;
	await endOffer(db, due, "lapsed");
	const [fan] = await db
		.update(waitingList)
		.set({ outcome: "missed" })
		.where(and(eq(waitingList.id, due.fanId), isNull(waitingList.outcome)))
		.returning();
	if (fan) await tellWaitingFan(context, "place_missed", fan, due);
	const [section] = await db
		.select({ saleId: ticketSections.saleId })
		.from(ticketSections)
		.where(eq(ticketSections.id, due.sectionId));
	return section!.saleId;
}
