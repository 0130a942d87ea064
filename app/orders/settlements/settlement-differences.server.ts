import { sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { paymentAttempts } from "../payments/tables.server";
import { bankLines, settlementFiles, settlementRows } from "./tables.server";

/** Longer than gateways take from the payment to the payout. */
const patience = sql.raw("10");

/** What the settlement files leave open, however long ago: for `reconcile`. */
export async function listSettlementDifferences(db: Db): Promise<{ number: string; what: string }[]> {
	const { rows } = await db.execute<{ number: string; what: string }>(sql`
		select reference as number, 'settlement file, line ' || line || ', ' || gross || ': ' || problem as what
		from ${settlementRows} where problem is not null and closed_at is null
		union all
		select line.gateway || ' ' || line.day, 'the bank has ' || line.amount || ', the settlement files ' || coalesce(sums.net, 0)
		from ${bankLines} line left join (
			select file.gateway, row.paid_out_on as day, sum(row.net) as net
			from ${settlementRows} row join ${settlementFiles} file on file.id = row.file_id
			where problem is null or problem not in ('other_month', 'already_booked', 'repeated')
			group by file.gateway, row.paid_out_on
		) sums on sums.gateway = line.gateway and sums.day = line.day
		where line.amount <> coalesce(sums.net, 0)
		union all
		select attempt.reference, 'paid, and in no settlement file up to ' || latest.day
		from (
			select file.gateway, min(row.paid_out_on) as first, max(row.paid_out_on) as day
			from ${settlementRows} row join ${settlementFiles} file on file.id = row.file_id
			where row.cause is not null group by file.gateway
		) latest join ${paymentAttempts} attempt on attempt.gateway = latest.gateway
			and attempt.paid_at >= latest.first::timestamp at time zone ${club.timeZone}
			and attempt.paid_at < (latest.day - ${patience})::timestamp at time zone ${club.timeZone}
		where not exists (select from ${settlementRows} where cause = 'payment:' || attempt.id)
		order by 1, 2`);
	return rows;
}
