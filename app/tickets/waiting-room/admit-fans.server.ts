import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { mostInGroup } from "./contract";
import { waitingFans, waitingRooms } from "./tables.server";

/** A pause, when everything was held or nobody polled, is not followed by a burst. */
const mostSecondsAtOnce = 5;

/**
 * In a query over `waiting_rooms`: a fan is due every 60/n seconds from then on. In the future after a group, whose members
 * went in together. What a slow room's next fan has waited already is never cut off.
 */
export const admitsSince = sql`greatest(admits_from, now() - make_interval(secs => ${mostSecondsAtOnce} + 60.0 / per_minute))`;

/**
 * Lets in as many as are due since the last time, in order, groups together. Any number of processes may try: the row lock
 * lets one through, which uses up the time that has passed. Returns whether anybody went in.
 */
export async function admitFans(db: Db, saleId: string): Promise<boolean> {
	const { rowCount } = await db.execute(sql`
		with room as materialized (
			select sale_id, per_minute, ${admitsSince} as since
			from ${waitingRooms} where sale_id = ${saleId} and drawn_at is not null
			for no key update skip locked
		), due as (
			select *, greatest(0, floor(extract(epoch from now() - since) * per_minute / 60))::int as members from room
		), line as (
			select member_id, place, lot from ${waitingFans}
			where sale_id = ${saleId} and admitted_at is null and left_at is null
			order by place, lot limit (select members + ${mostInGroup - 1} from due)
		), next as (
			select member_id, min(at) over (partition by lot) as starts
			from (select *, row_number() over (order by place, lot, member_id) as at from line) numbered
		), admitted as (
			update ${waitingFans} fan set admitted_at = now(), changed_at = clock_timestamp()
			from next, due
			where fan.sale_id = ${saleId} and fan.member_id = next.member_id and next.starts <= due.members
			returning 1
		)
		update ${waitingRooms} room
		set admits_from = due.since + make_interval(secs => (select count(*) from admitted) * 60.0 / due.per_minute)
		from due where room.sale_id = due.sale_id and exists (select from admitted)`);
	return (rowCount ?? 0) > 0;
}
