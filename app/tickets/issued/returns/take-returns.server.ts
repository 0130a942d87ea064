import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { notifyMember } from "../../../messages/notifications/announce.server";
import { NotEnough } from "../../../orders/allotments/allotments.server";
import type { RefundWish } from "../../../orders/refunds/refund-order.server";
import { findAnyOrder } from "../../../orders/sold-orders.server";
import type { JobContext } from "../../../platform/data/jobs.server";
import { putPlacesInWords } from "../../sections/places-in-words.server";
import { lockOpenOffer, noteTaken } from "../../waiting-list/place-offers.server";
import { issuedTickets } from "../tables.server";
import { ticketPush } from "../tell-member.server";
import { ticketReturns } from "./tables.server";

/**
 * Somebody from the waiting list has paid. In the transaction that sells to them; the answer is what to refund in it before
 * that: the givers' tickets die, their places are free for as long as the transaction lasts, and their money is on its way
 * back. Nothing for orders that are not from the waiting list.
 */
export async function takeReturns(
	context: Pick<JobContext, "db" | "jobs">,
	order: { id: string },
): Promise<RefundWish[]> {
	const { db } = context;
	const promised = await lockOpenOffer(db, { orderId: order.id });
	if (!promised) return [];
	if (promised.offer.isHeld) {
		await noteTaken(db, promised.offer);
		return [];
	}
	const isPromised = and(eq(ticketReturns.offerId, promised.offer.id), isNull(ticketReturns.outcome));
	const given = await db
		.select({ id: ticketReturns.id, pass: issuedTickets })
		.from(ticketReturns)
		.innerJoin(issuedTickets, eq(issuedTickets.id, ticketReturns.passId))
		.where(isPromised);
	const orderIds = [...new Set(given.map(({ pass }) => pass.orderId))].sort();
	// The same locks in the same order as a refund by staff: the orders, then their tickets.
	for (const id of orderIds) await findAnyOrder(db, { id }, "update");
	const ids = given.map(({ pass }) => pass.id).sort();
	const alive = await db
		.select()
		.from(issuedTickets)
		.where(
			and(
				inArray(issuedTickets.id, ids),
				eq(issuedTickets.state, "valid"),
				isNull(issuedTickets.frozenBy),
				eq(issuedTickets.isDisputed, false),
			),
		)
		.orderBy(issuedTickets.id)
		.for("no key update");
	const taken = await db
		.update(ticketReturns)
		.set({ outcome: "taken", endedAt: sql`now()` })
		.where(isPromised)
		.returning({ id: ticketReturns.id });
	// Meanwhile a giver went in with it or decided to keep it, or the match has changed.
	if (Math.min(alive.length, taken.length) < promised.fan.size) throw new NotEnough(new Map());
	await noteTaken(db, promised.offer);
	await tellGivers(context, alive);
	return Promise.all(orderIds.map((orderId) => draftRefund(db, orderId, alive)));
}

type Given = (typeof issuedTickets.$inferSelect)[];

/** Refunding voids the tickets that were given back and frees their places; see `takeBackTickets`. */
async function draftRefund(db: JobContext["db"], orderId: string, given: Given): Promise<RefundWish> {
	const { number } = (await findAnyOrder(db, { id: orderId }))!;
	const own = given.filter((pass) => pass.orderId === orderId);
	const lines = [...Map.groupBy(own, ({ position }) => position)].map(([position, places]) => ({
		position,
		quantity: places.length,
	}));
	return { number, lines, reason: "given_back", actor: "system", tickets: own, holdersKnow: true };
}

async function tellGivers(context: Pick<JobContext, "db" | "jobs">, given: Given) {
	for (const [memberId, own] of Map.groupBy(given, (pass) => pass.memberId)) {
		const { match } = await putPlacesInWords(context.db, own[0]!.eventId, own);
		await notifyMember(context, memberId, "orders", ticketPush(match, takenWords, own[0]!.number));
	}
}

const takenWords = {
	id: "Tiket yang kamu kembalikan sudah diambil. Kodenya mati, uangmu kami kembalikan.",
	en: "The ticket you gave back was taken. Its code no longer works, and we are refunding you.",
};
