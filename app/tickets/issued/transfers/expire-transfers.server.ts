import { and, eq, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { doEach } from "../../../platform/data/each-row.server";
import { defineJob, type JobContext } from "../../../platform/data/jobs.server";
import { transaction } from "../../../platform/data/transaction.server";
import { issuedTickets } from "../tables.server";
import { tellMember } from "../tell-member.server";
import { passTransfers } from "./tables.server";

/** An offer is void as soon as it expires; this tells whoever made it. */
export const expireTransfers = defineJob({
	name: "expire-ticket-transfers",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async (context) => {
		const due = await context.db
			.select({ id: passTransfers.id })
			.from(passTransfers)
			.where(isDue)
			.orderBy(passTransfers.expiresAt);
		await doEach("transfer", due, ({ id }) => expireTransfer(context, id));
	},
});

const isDue = and(isNull(passTransfers.outcome), lte(passTransfers.expiresAt, sql`now()`));

const expireTransfer = (context: JobContext, id: string) =>
	transaction(context.db, async (db) => {
		const [due] = await db
			.select()
			.from(passTransfers)
			.where(and(eq(passTransfers.id, id), isDue))
			.for("no key update", { skipLocked: true });
		if (!due) return;
		await db
			.update(passTransfers)
			.set({ outcome: "expired", endedAt: sql`now()` })
			.where(eq(passTransfers.id, due.id));
		const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.id, due.passId));
		// A giver who went in with it meanwhile no longer waits for an answer.
		if (pass?.state === "valid") await tellMember({ ...context, db }, due.giverId, "expired", pass);
	});
