import { and, isNotNull, sql } from "drizzle-orm";
import * as z from "zod";
import { moveOrder } from "../../orders/move-order.server";
import { listDeliveredFor } from "../../orders/sold-orders.server";
import { tellBuyer } from "../../orders/tell-buyer.server";
import { doEach } from "../../platform/data/each-row.server";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { parcels } from "./tables.server";

/** Without a scan for this long, a parcel counts as silent. */
export const silentHours = 48;
const daysToComplete = 7;

export const isSilent = sql<boolean>`(
	${parcels.shippedAt} is not null
	and coalesce(${parcels.step}, '') not in ('delivered', 'returned', 'lost', 'cancelled')
	and coalesce(${parcels.lastScanAt}, ${parcels.shippedAt}) < now() - make_interval(hours => ${sql.raw(String(silentHours))})
)`;

/** Tells fans of silent parcels, once for each silence. */
export const watchParcels = defineJob({
	name: "watch-parcels",
	data: z.object({}),
	retry: { tries: 1, delay: 300 },
	every: "25 * * * *",
	run: async ({ db, jobs }) => {
		await transaction(db, async (db) => {
			const quiet = await db
				.update(parcels)
				.set({ toldTrouble: "silent" })
				.where(and(isSilent, isNotNull(parcels.shippedAt), sql`${parcels.toldTrouble} is null`))
				.returning({ orderId: parcels.orderId, courier: parcels.courier });
			for (const { orderId, courier } of quiet)
				await tellBuyer({ db, jobs }, orderId, "parcel_trouble", { courier });
		});
	},
});

/** A week after delivery returns are no longer possible, and the order is completed. */
export const completeOrders = defineJob({
	name: "complete-orders",
	data: z.object({}),
	retry: { tries: 1, delay: 300 },
	every: "50 * * * *",
	run: async ({ db }) => {
		await doEach("order", await listDeliveredFor(db, daysToComplete), ({ id }) =>
			transaction(db, async (db) => moveOrder(db, id, "completed", { actor: "system" })),
		);
	},
});
