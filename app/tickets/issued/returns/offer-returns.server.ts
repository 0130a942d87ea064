import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../../platform/data/database.server";
import { reportUndone, retryLostRace, tryEach } from "../../../platform/data/each-row.server";
import { defineJob } from "../../../platform/data/jobs.server";
import { transaction } from "../../../platform/data/transaction.server";
import { lockSale } from "../../sales/lock-sale.server";
import { findSaleDeadlines } from "../../sales/sale-deadlines.server";
import { findSeats } from "../../seats/wanted-seats.server";
import { listFree } from "../../waiting-list/free-places.server";
import { type Givable, pickTogether } from "../../waiting-list/pick-together";
import { findOpenOffers, listWaiting, offerPlaces } from "../../waiting-list/place-offers.server";
import { issuedTickets } from "../tables.server";
import { ticketReturns } from "./tables.server";

/**
 * Offers returned tickets and freed places to the waiting list, in the order of joining and in the size each fan wants. Fans
 * who want more together than there is are passed over, and keep their place in the line.
 */
export const offerReturns = defineJob({
	name: "offer-returned-tickets",
	data: z.object({ saleId: z.uuid() }),
	retry: { tries: 10, delay: 10 },
	soon: true,
	run: async (context, { saleId }) => {
		const failures = await transaction(context.db, async (db) => {
			const sale = await lockSale(db, saleId);
			const deadlines = sale && (await findSaleDeadlines(db, [sale.eventId])).get(sale.eventId);
			if (!sale || !deadlines?.transferUntil) return [];
			const { transferUntil: until, offerMinutes: minutes } = deadlines;
			let givable = await listGivable(db, sale.eventId);
			let free = await listFree(db, saleId);
			const failures = await tryEach("fan", await listWaiting(db, saleId), async (fan) => {
				if (givable.length + free.length === 0) return;
				const returned = pickTogether(givable, fan);
				const picked = returned ?? pickTogether(free, fan);
				if (!picked) return;
				const sectionId = picked[0]!.sectionId;
				const seatIds = picked.flatMap(({ seat }) => seat?.id ?? []);
				const places = { sectionId, seatIds, minutes, until, isHeld: !returned };
				const ids = picked.map(({ id }) => id);
				await transaction(db, async (db) => {
					const offer = await offerPlaces({ ...context, db }, fan, places);
					if (returned && offer)
						await db.update(ticketReturns).set({ offerId: offer.id }).where(inArray(ticketReturns.id, ids));
				});
				givable = givable.filter(({ id }) => !ids.includes(id));
				free = free.filter(({ id }) => !ids.includes(id));
			});
			retryLostRace(failures);
			return failures;
		});
		reportUndone(failures);
	},
});

/** First returned, first offered. Reserved ones are left out. */
async function listGivable(db: Db, eventId: string): Promise<Givable[]> {
	const rows = await db
		.select({ id: ticketReturns.id, offerId: ticketReturns.offerId, pass: issuedTickets })
		.from(ticketReturns)
		.innerJoin(issuedTickets, eq(issuedTickets.id, ticketReturns.passId))
		.where(
			and(
				eq(issuedTickets.eventId, eventId),
				isNull(ticketReturns.outcome),
				eq(issuedTickets.state, "valid"),
				isNull(issuedTickets.frozenBy),
				eq(issuedTickets.isDisputed, false),
			),
		)
		.orderBy(asc(ticketReturns.createdAt), asc(ticketReturns.id))
		// A giver who is about to keep theirs takes precedence.
		.for("update", { of: ticketReturns });
	const open = await findOpenOffers(
		db,
		rows.flatMap(({ offerId }) => offerId ?? []),
	);
	const seats = await findSeats(
		db,
		rows.flatMap(({ pass }) => pass.seatId ?? []),
	);
	return rows
		.filter(({ offerId }) => !open.some(({ id }) => id === offerId))
		.map(({ id, pass }) => ({
			id,
			sectionId: pass.sectionId,
			giverId: pass.memberId,
			seat: seats.find((seat) => seat.id === pass.seatId) ?? null,
		}));
}
