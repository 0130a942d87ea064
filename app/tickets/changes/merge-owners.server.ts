import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/data/database.server";
import { freezeTickets, listFrozen } from "../issued/frozen-tickets.server";
import { type ChangedTicketRow, changedTickets } from "./tables.server";

type Pair = { kept: string; gone: string };

/** Merges two accounts: the one that stays is asked once about the tickets of one order, even where both had some. */
export async function mergeChangedTickets(db: Db, pair: Pair) {
	for (const { staying, going } of await listAskedTwice(db, pair)) {
		if (staying.choice) await changePlaces(db, staying, going);
		else await joinQuestions(db, staying, going);
	}
	// Where both have answered, the other answer stays with the closed account.
	await db.execute(sql`
		update ${changedTickets} going set member_id = ${pair.kept} where member_id = ${pair.gone} and not exists (
			select from ${changedTickets} staying where staying.member_id = ${pair.kept}
			and staying.change_id = going.change_id and staying.order_id = going.order_id)`);
}

/** Where the account that goes has not answered yet. */
function listAskedTwice(db: Db, { kept, gone }: Pair) {
	const going = alias(changedTickets, "going");
	return db
		.select({ staying: changedTickets, going })
		.from(changedTickets)
		.innerJoin(
			going,
			and(eq(going.changeId, changedTickets.changeId), eq(going.orderId, changedTickets.orderId)),
		)
		.where(and(eq(changedTickets.memberId, kept), eq(going.memberId, gone), isNull(going.choice)));
}

async function joinQuestions(db: Db, staying: ChangedTicketRow, going: ChangedTicketRow) {
	const passes = await listFrozen(db, [going.id]);
	await freezeTickets(
		db,
		passes.map(({ id }) => ({ passId: id, by: staying.id })),
	);
	await db
		.update(changedTickets)
		.set({
			canKeep: staying.canKeep && going.canKeep,
			tickets: staying.tickets + going.tickets,
			amount: staying.amount + going.amount,
			credit: staying.credit + going.credit,
		})
		.where(eq(changedTickets.id, staying.id));
	await db.delete(changedTickets).where(eq(changedTickets.id, going.id));
}

/** The open question goes to the account that can answer it, the given answer to the closed one: one per change and order. */
async function changePlaces(db: Db, staying: ChangedTicketRow, going: ChangedTicketRow) {
	await db.delete(changedTickets).where(eq(changedTickets.id, staying.id));
	await db.update(changedTickets).set({ memberId: staying.memberId }).where(eq(changedTickets.id, going.id));
	await db.insert(changedTickets).values({ ...staying, memberId: going.memberId });
}
