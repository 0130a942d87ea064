import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import * as z from "zod";
import { cancelForBuyer } from "../../orders/close-order.server";
import { findOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/database.server";
import { defineJob, type JobContext } from "../../platform/jobs.server";
import { transaction } from "../../platform/transaction.server";
import { listSalesToOffer } from "../../tickets/waiting-list/free-places.server";
import {
	endWaiting,
	findBrokenOffer,
	lapseOneOffer,
	lockOpenOffer,
	withdrawOffer,
} from "../../tickets/waiting-list/place-offers.server";
import { passes } from "../tables.server";
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
		while (await withdrawOne(context));
	},
});

/** Every minute: expired offers go to the next in line, and places that have become free to those waiting for them. */
export const tendReturns = defineJob({
	name: "tend-returned-tickets",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async (context) => {
		await endReturns.run(context, {});
		while (await lapseOne(context));
		for (const saleId of await listSalesToOffer(context.db))
			await context.jobs.send(context.db, offerReturns, { saleId });
		await endWaiting(context.db);
	},
});

const lapseOne = (context: JobContext) =>
	transaction(context.db, async (db) => {
		const saleId = await lapseOneOffer({ ...context, db });
		if (saleId) await context.jobs.send(db, offerReturns, { saleId });
		return saleId !== null;
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
					.innerJoin(passes, eq(passes.id, ticketReturns.passId))
					.where(
						and(isNull(ticketReturns.outcome), or(ne(passes.state, "valid"), eq(passes.isDisputed, true))),
					)
					.for("update", { of: ticketReturns, skipLocked: true }),
			),
		);

const withdrawOne = (context: JobContext) =>
	transaction(context.db, async (db) => {
		const inside = { ...context, db };
		const broken = await findBrokenOffer(db);
		if (!broken) return false;
		// The order before its offer, as when it is paid.
		if (broken.orderId) await findOrder(db, { id: broken.orderId }, "update");
		const promised = await lockOpenOffer(db, broken);
		// It was ordered, paid or declined meanwhile.
		if (promised?.offer.orderId !== broken.orderId) return true;
		if (broken.orderId) await cancelForBuyer(inside, broken.orderId);
		await withdrawOffer(inside, promised);
		await context.jobs.send(db, offerReturns, { saleId: promised.fan.saleId });
		return true;
	});
