import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import * as z from "zod";
import { cancelForBuyer } from "../../../orders/payments/close-order.server";
import { findAnyOrder } from "../../../orders/sold-orders.server";
import type { Db } from "../../../platform/data/database.server";
import { doEach, doSteps } from "../../../platform/data/each-row.server";
import { defineJob, type JobContext } from "../../../platform/data/jobs.server";
import { transaction } from "../../../platform/data/transaction.server";
import { listSalesToOffer } from "../../waiting-list/free-places.server";
import {
	endWaiting,
	findBrokenOffer,
	lapseOffer,
	listBrokenOffers,
	listLapsedOffers,
	lockOpenOffer,
	withdrawOffer,
} from "../../waiting-list/place-offers.server";
import { issuedTickets } from "../tables.server";
import { offerReturns } from "./offer-returns.server";
import { ticketReturns } from "./tables.server";

/**
 * Tickets that were used, taken back or charged back are offered to nobody any more. Whoever was offered one is told and keeps the place in
 * the line; an order that was to take it is cancelled before it is paid.
 */
export const endReturns = defineJob({
	name: "end-ticket-returns",
	data: z.object({}),
	retry: { tries: 5, delay: 10 },
	soon: true,
	run: async (context) => {
		await endUnusable(context.db);
		await doEach("offer", await listBrokenOffers(context.db), ({ id }) => withdraw(context, id));
	},
});

/** Every minute: expired offers go to the next in line, and places that have become free to those waiting for them. */
export const watchReturns = defineJob({
	name: "tend-returned-tickets",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async (context) => {
		const { db, jobs } = context;
		await doSteps(
			() => endReturns.run(context, {}),
			async () => doEach("offer", await listLapsedOffers(db), ({ id }) => lapse(context, id)),
			async () => {
				for (const saleId of await listSalesToOffer(db)) await jobs.send(db, offerReturns, { saleId });
			},
			() => endWaiting(db),
		);
	},
});

const lapse = (context: JobContext, offerId: string) =>
	transaction(context.db, async (db) => {
		const saleId = await lapseOffer({ ...context, db }, offerId);
		if (saleId) await context.jobs.send(db, offerReturns, { saleId });
	});

const endUnusable = (db: Db) =>
	db
		.update(ticketReturns)
		.set({ outcome: "over", endedAt: sql`now()` })
		.where(
			inArray(
				ticketReturns.id,
				db
					.select({ id: ticketReturns.id })
					.from(ticketReturns)
					.innerJoin(issuedTickets, eq(issuedTickets.id, ticketReturns.passId))
					.where(
						and(
							isNull(ticketReturns.outcome),
							or(ne(issuedTickets.state, "valid"), eq(issuedTickets.isDisputed, true)),
						),
					)
					.for("update", { of: ticketReturns, skipLocked: true }),
			),
		);

const withdraw = (context: JobContext, offerId: string) =>
	transaction(context.db, async (db) => {
		const inside = { ...context, db };
		const broken = await findBrokenOffer(db, offerId);
		if (!broken) return;
		// The order before its offer, as when it is paid.
		if (broken.orderId) await findAnyOrder(db, { id: broken.orderId }, "update");
		const promised = await lockOpenOffer(db, broken);
		// It was ordered, paid or declined meanwhile.
		if (promised?.offer.orderId !== broken.orderId) return;
		if (broken.orderId) await cancelForBuyer(inside, broken.orderId);
		await withdrawOffer(inside, promised);
		await context.jobs.send(db, offerReturns, { saleId: promised.fan.saleId });
	});
