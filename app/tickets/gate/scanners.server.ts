import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { gateScanners } from "./tables.server";

/** A device reports at least this often, even when nobody comes. */
const silentSeconds = 60;

/** Written at most every few seconds: a busy device sends a scan every second. */
export async function noteScanner(
	db: Db,
	{ eventId, gate, scanner, waiting }: { eventId: string; gate: string; scanner: string; waiting: number },
) {
	await db.execute(sql`
		insert into ${gateScanners} as known (event_id, scanner, gate, last_seen_at, waiting)
		values (${eventId}, ${scanner}, ${gate}, now(), ${waiting})
		on conflict (event_id, scanner) do update
		set gate = excluded.gate, last_seen_at = excluded.last_seen_at, waiting = excluded.waiting
		where known.gate <> excluded.gate or known.waiting <> excluded.waiting
			or known.last_seen_at < now() - interval '5 seconds'`);
}

/** A device that was closed is not reported as silent. */
export async function forgetScanner(db: Db, eventId: string, scanner: string) {
	await db
		.delete(gateScanners)
		.where(and(eq(gateScanners.eventId, eventId), eq(gateScanners.scanner, scanner)));
}

/** Today's only: one that was tried out last week is not reported as silent. */
export async function listScanners(db: Db, eventId: string) {
	const rows = await db
		.select({
			scanner: gateScanners.scanner,
			gate: gateScanners.gate,
			lastSeenAt: gateScanners.lastSeenAt,
			waiting: gateScanners.waiting,
			isSilent: sql<boolean>`${gateScanners.lastSeenAt} < now() - make_interval(secs => ${silentSeconds})`,
		})
		.from(gateScanners)
		.where(
			and(eq(gateScanners.eventId, eventId), gt(gateScanners.lastSeenAt, sql`now() - interval '12 hours'`)),
		)
		.orderBy(asc(gateScanners.gate), asc(gateScanners.scanner));
	return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() }));
}
