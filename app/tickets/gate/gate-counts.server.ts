import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { issuedTickets } from "../issued/tables.server";
import { readOrders } from "./board/measures.server";
import type { GateCounts } from "./contract";
import { gateScans } from "./tables.server";

export async function countGate(db: Db, eventId: string): Promise<GateCounts> {
	const { rows } = await db.execute<Omit<GateCounts, keyof Orders>>(sql`
		select (select count(*)::int from ${issuedTickets} where event_id = ${eventId} and state = 'valid') as expected,
			(select count(distinct pass_id)::int from ${gateScans} where event_id = ${eventId} and ${isConflict}) as conflicts,
			(select coalesce(json_agg(counted order by counted.gate), '[]') from (
				select gate, count(*) filter (where verdict = 'in')::int as in, count(*) filter (where verdict = 'out')::int as out,
					count(*) filter (where verdict not in ('in', 'out'))::int as refused,
					count(*) filter (where verdict = 'in' and scanned_at > now() - interval '5 minutes')::int as "lastMinutes"
				from ${gateScans} where event_id = ${eventId} group by gate
			) counted) as gates`);
	return { ...rows[0]!, ...(await readOrders(db, eventId)) };
}

type Orders = Awaited<ReturnType<typeof readOrders>>;

/** Let in by the scanner but not by us: somebody else was first. */
export const isConflict = sql`${gateScans.shown} in ('in', 'out') and ${gateScans.shown} <> ${gateScans.verdict}`;
