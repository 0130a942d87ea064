import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { freezeTickets, listFrozen } from "../issued/frozen-tickets.server";
import { changedTickets, type MatchChange } from "./tables.server";
import type { TouchedTickets } from "./touched.server";

/** Owners with an open question about an earlier change are asked about this one instead. */
export async function askOwners(db: Db, change: MatchChange, touched: readonly TouchedTickets[]) {
	const asked: { passId: string; by: string }[] = [];
	for (let at = 0; at < touched.length; at += 1_000) {
		const some = touched.slice(at, at + 1_000);
		const rows = await db
			.insert(changedTickets)
			.values(
				some.map(({ orderId, memberId, passes, amount, credit, canKeep }) => ({
					changeId: change.id,
					orderId,
					memberId,
					canKeep,
					amount,
					credit,
					tickets: passes.length,
				})),
			)
			.returning({ id: changedTickets.id });
		some.forEach(({ passes }, index) => {
			for (const { id } of passes) asked.push({ passId: id, by: rows[index]!.id });
		});
	}
	await freezeTickets(db, asked);
	const before = [
		...new Set(touched.flatMap(({ passes }) => passes.flatMap(({ frozenBy }) => frozenBy ?? []))),
	];
	const stillAsked = new Set((await listFrozen(db, before)).map(({ frozenBy }) => frozenBy));
	const replaced = before.filter((id) => !stillAsked.has(id));
	if (replaced.length > 0) await db.delete(changedTickets).where(inArray(changedTickets.id, replaced));
}
