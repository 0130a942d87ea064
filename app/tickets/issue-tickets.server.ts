import * as z from "zod";
import { moveOrder } from "../orders/move-order.server";
import { defineJob } from "../platform/jobs.server";
import { transaction } from "../platform/transaction.server";

/** Queued when a ticket order is paid. Idempotent. */
export const issueTickets = defineJob({
	name: "issue-tickets",
	data: z.object({ orderId: z.uuid() }),
	retry: { tries: 10, delay: 5 },
	soon: true,
	run: async ({ db }, { orderId }) => {
		await transaction(db, (db) => moveOrder(db, orderId, "issued", { actor: "system" }));
	},
});
