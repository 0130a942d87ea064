import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { holdShares, readHold, releaseHold } from "../../orders/allotments/allotments.server";
import { limitOrders } from "../../orders/placing/order-limits.server";
import { checkUnpaid } from "../../orders/placing/unpaid-limits.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { findWantedTickets, refuseGone, seatShares, type TicketWish } from "../buying/wanted-tickets.server";
import { findSeats } from "../seats/wanted-seats.server";
import { promoLinks, ticketHolds, ticketSections } from "../tables.server";
import { priceOf } from "./held-price";
import type { ShownHold } from "./hold-contract";

const holdSeconds = 10 * 60;

/** One hold per member and sale. Changing the choice keeps its expiry: otherwise somebody could hold the best seats all day. */
export async function holdWanted(context: MemberContext, wish: TicketWish): Promise<{ hold: ShownHold }> {
	await limitOrders(context, "holds");
	try {
		return await hold(context, wish);
	} catch (error) {
		// Lost a race: looking again finds what is gone, and what is nearest to it.
		if (error instanceof LostRace)
			await transaction(context.db, (db) => findWantedTickets({ ...context, db }, wish));
		throw error instanceof LostRace ? error.refusal : error;
	}
}

class LostRace extends Error {
	constructor(readonly refusal: Error) {
		super(refusal.message);
	}
}

function hold(context: MemberContext, wish: TicketWish): Promise<{ hold: ShownHold }> {
	const work = async (db: Db) => {
		const inside = { ...context, db };
		const wanted = await findWantedTickets(inside, wish);
		// Nothing is held that could not be ordered.
		await checkUnpaid(db, context.who.memberId, context.settings, 0);
		const { choices, link } = wanted;
		const prices = choices.map(({ price }) => price);
		const seconds = wanted.secondsLeft ?? holdSeconds;
		const held = { memberId: context.who.memberId, saleId: wish.saleId, prices };
		const holdId = await keepHold(db, held, seconds);
		const count = choices.reduce((sum, { quantity }) => sum + quantity, 0);
		const shares = [
			...choices.map(({ section, quantity }) => ({ allotmentId: section.id, quantity })),
			...seatShares(choices),
			...(link ? [{ allotmentId: link.id, quantity: count }] : []),
		];
		await holdShares(db, holdId, shares, seconds, (short) => new LostRace(refuseGone(short, wanted)));
		return { hold: (await describeHold(db, { id: holdId, prices }))! };
	};
	return transaction(context.db, work, { byIndex: true });
}

export async function readMyHold({ db, who }: MemberContext, saleId: string) {
	const [own] = await db
		.select({ id: ticketHolds.id, prices: ticketHolds.prices })
		.from(ticketHolds)
		.where(and(eq(ticketHolds.memberId, who.memberId), eq(ticketHolds.saleId, saleId)));
	return { hold: own ? await describeHold(db, own) : null };
}

export async function releaseMyHold(context: MemberContext, saleId: string) {
	return transaction(context.db, async (db) => {
		// One that has run out has lapsed, whatever is done with it now.
		const own = and(
			eq(ticketHolds.memberId, context.who.memberId),
			eq(ticketHolds.saleId, saleId),
			gt(ticketHolds.endsAt, sql`now()`),
		);
		const [hold] = await db.delete(ticketHolds).where(own).returning();
		if (hold) await releaseHold(db, hold.id);
		return { hold: null };
	});
}

type Held = typeof ticketHolds.$inferSelect;

/** The member's hold in this sale, created if need be. */
async function keepHold(db: Db, held: Omit<Held, "id" | "endsAt">, seconds: number): Promise<string> {
	const endsAt = sql`now() + make_interval(secs => ${seconds})`;
	const [hold] = await db
		.insert(ticketHolds)
		.values({ ...held, endsAt })
		.onConflictDoUpdate({
			target: [ticketHolds.memberId, ticketHolds.saleId],
			set: { prices: held.prices, endsAt },
		})
		.returning();
	return hold!.id;
}

/** The ledger says what is held; the slice knows which of it is a section, a seat or a promo link. */
async function describeHold(db: Db, { id, prices }: Pick<Held, "id" | "prices">): Promise<ShownHold | null> {
	const held = await readHold(db, id);
	if (!held) return null;
	const ids = held.shares.map(({ allotmentId }) => allotmentId);
	const sections = await db.select().from(ticketSections).where(inArray(ticketSections.id, ids));
	const [link = null] = await db.select().from(promoLinks).where(inArray(promoLinks.id, ids));
	return {
		expiresAt: held.expiresAt.toISOString(),
		now: new Date(held.expiresAt.getTime() - held.seconds * 1000).toISOString(),
		sections: held.shares.flatMap(({ allotmentId, quantity }) => {
			const section = sections.find(({ id }) => id === allotmentId);
			if (!section) return [];
			return [{ sectionId: section.id, quantity, price: priceOf(section, link, prices).price }];
		}),
		seats: await findSeats(db, ids),
		promo: link?.slug ?? null,
	};
}
