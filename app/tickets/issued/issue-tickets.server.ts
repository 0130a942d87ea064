import * as z from "zod";
import { moveOrder } from "../../orders/move-order.server";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { listPaidPlaces } from "../buying/paid-places.server";
import { issuedTickets } from "./tables.server";
import { drawTicketNumber } from "./ticket-number";

/** Queued when a ticket order is paid. Idempotent: the order changes state once, and its tickets come with that change. */
export const issueTickets = defineJob({
	name: "issue-tickets",
	data: z.object({ orderId: z.uuid() }),
	retry: { tries: 10, delay: 5 },
	soon: true,
	run: async ({ db }, { orderId }) => {
		await transaction(db, (db) => issueNow(db, orderId));
	},
});

/** In the caller's transaction. */
export async function issueNow(db: Db, orderId: string) {
	if (await moveOrder(db, orderId, "issued", { actor: "system" })) await issuePasses(db, orderId);
}

async function issuePasses(db: Db, orderId: string) {
	const places = await listPaidPlaces(db, orderId);
	if (places.length === 0) return;
	await db
		.insert(issuedTickets)
		.values(places.map((place) => ({ ...place, orderId, number: drawTicketNumber() })));
}
