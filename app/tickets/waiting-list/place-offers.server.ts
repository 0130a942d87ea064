import { and, asc, eq, inArray, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { eventStarts } from "../../events/event-conditions.server";
import { isClosedOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/database.server";
import type { JobContext } from "../../platform/jobs.server";
import { ticketSales, ticketSections } from "../tables.server";
import { type PlaceOffer, placeOffers, type WaitingFan, waitingList } from "./tables.server";
import { tellWaiting } from "./tell-waiting.server";

/** Those whom nothing is offered at the moment, in the order of joining. Call it with the sale locked. */
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

/** Keeps these places for a fan until `until`, at most so many minutes, and says so. */
export async function offerPlaces(
	context: Pick<JobContext, "db" | "jobs" | "settings">,
	fan: WaitingFan,
	{
		sectionId,
		seatIds,
		minutes,
		until,
	}: { sectionId: string; seatIds: string[]; minutes: number; until: Date },
): Promise<PlaceOffer> {
	const [offer] = await context.db
		.insert(placeOffers)
		.values({
			fanId: fan.id,
			sectionId,
			seatIds,
			expiresAt: sql`least(now() + make_interval(mins => ${minutes}), ${until.toISOString()}::timestamptz)`,
		})
		.returning();
	await tellWaiting(context, "place_offered", fan, offer!);
	return offer!;
}

export const findOpenOffers = (db: Db, ids: readonly string[]): Promise<PlaceOffer[]> =>
	ids.length === 0
		? Promise.resolve([])
		: db
				.select()
				.from(placeOffers)
				.where(and(inArray(placeOffers.id, [...ids]), isNull(placeOffers.outcome)));

/** Locked, nobody takes it, lets it lapse or withdraws it meanwhile. */
export async function lockOpenOffer(
	db: Db,
	which: { id: string } | { orderId: string },
): Promise<{ offer: PlaceOffer; fan: WaitingFan } | null> {
	const one = "id" in which ? eq(placeOffers.id, which.id) : eq(placeOffers.orderId, which.orderId);
	const [offer] = await db
		.select()
		.from(placeOffers)
		.where(and(one, isNull(placeOffers.outcome)))
		.for("update");
	const [fan] = offer ? await db.select().from(waitingList).where(eq(waitingList.id, offer.fanId)) : [];
	return offer && fan ? { offer, fan } : null;
}

export const isTakenOrder = async (db: Db, orderId: string): Promise<boolean> =>
	(await db.$count(placeOffers, and(eq(placeOffers.orderId, orderId), eq(placeOffers.outcome, "taken")))) > 0;

/** Somebody has paid for it. */
export async function noteTaken(db: Db, { id, fanId }: PlaceOffer) {
	await db.update(placeOffers).set({ outcome: "taken" }).where(eq(placeOffers.id, id));
	await db.update(waitingList).set({ outcome: "served" }).where(eq(waitingList.id, fanId));
}

/** What was offered is no longer there. Its fan keeps the place in the line. */
export async function withdrawOffer(db: Db, id: string) {
	await db
		.update(placeOffers)
		.set({ outcome: "withdrawn" })
		.where(and(eq(placeOffers.id, id), isNull(placeOffers.outcome)));
}

/** Nobody waits for a match that has begun. */
export async function endWaiting(db: Db) {
	await db.execute(sql`
		update ${waitingList} w set outcome = 'over' from ${ticketSales} s
		where w.outcome is null and s.id = w.sale_id and ${eventStarts(sql`s.event_id`)} <= now()
		and not exists (select from ${placeOffers} o where o.fan_id = w.id and o.outcome is null)`);
}

/** One offer that was not taken in time, or whose order was not paid; its sale's id, or null when there is none. */
export async function lapseOneOffer(
	context: Pick<JobContext, "db" | "jobs" | "settings">,
): Promise<string | null> {
	const { db } = context;
	const [due] = await db
		.select()
		.from(placeOffers)
		.where(
			and(
				isNull(placeOffers.outcome),
				or(
					and(isNull(placeOffers.orderId), lte(placeOffers.expiresAt, sql`now()`)),
					isClosedOrder(sql`${placeOffers}.order_id`),
				),
			),
		)
		.limit(1)
		.for("update", { skipLocked: true });
	if (!due) return null;
	await db.update(placeOffers).set({ outcome: "lapsed" }).where(eq(placeOffers.id, due.id));
	const [fan] = await db
		.update(waitingList)
		.set({ outcome: "missed" })
		.where(and(eq(waitingList.id, due.fanId), isNull(waitingList.outcome)))
		.returning();
	if (fan) await tellWaiting(context, "place_missed", fan, due);
	const [section] = await db
		.select({ saleId: ticketSections.saleId })
		.from(ticketSections)
		.where(eq(ticketSections.id, due.sectionId));
	return section!.saleId;
}
