import { sql } from "drizzle-orm";
import { restingAddresses } from "../../app/messages/bounces/tables.server";
import { addressRests, notVerified } from "../../app/messages/delivery-error";
import { messages } from "../../app/messages/tables.server";
import { paymentAttempts, paymentDifferences } from "../../app/orders/payments/tables.server";
import { reconciliations } from "../../app/orders/reconciliation/tables.server";
import type { Db } from "../../app/platform/data/database.server";
import { statement } from "../../app/platform/data/statement.server";
import { waitingFans, waitingRooms } from "../../app/tickets/waiting-room/tables.server";

/** What all processes have in common, as the database has it. Ages are in seconds, and null where there is nothing. */
export type ClubFigures = {
	unopened: number | null;
	queues: { queue: string; waiting: number; oldest: number | null; failed: number }[];
	messages: { kind: "mail" | "text"; waiting: number; oldest: number | null; failed: number }[];
	resting: { reason: string; addresses: number }[];
	fans: { waiting: number; admitted: number };
	differences: number;
	reconciliation: { differences: number; age: number } | null;
};

export async function readClubFigures(db: Db): Promise<ClubFigures> {
	const [read] = await figures.run(db, {});
	return read!;
}

const ageOf = (moment: string) => sql.raw(`extract(epoch from now() - ${moment})::float8`);

/**
 * One statement for a scrape. Each part reads a small table, or the small end of a large one by its index: open attempts,
 * jobs that are not done, a day's messages, fans in line.
 */
const figures = statement<ClubFigures>(
	() => sql`
		select (
			select ${ageOf("min(created_at)")} from ${paymentAttempts}
			where next_check_at is not null and state = 'opening' and expires_at > now()
		) as unopened, (
			select coalesce(json_agg(row), '[]') from (
				select name as queue, count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
					${ageOf("min(start_after) filter (where state < 'active' and start_after <= now())")} as oldest,
					count(*) filter (where state = 'failed')::int as failed
				from pgboss.job where name not like '\\_\\_%' group by name
			) row
		) as queues, (
			select coalesce(json_agg(row), '[]') from (
				select kind, count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
					${ageOf("min(created_at) filter (where sent_at is null and failed_at is null)")} as oldest,
					count(*) filter (where failed_at is not null and last_error not in (${sql.raw(`'${notVerified}', '${addressRests}'`)}))::int
						as failed
				from ${messages} where created_at > now() - interval '1 day' group by kind
			) row
		) as messages, (
			select coalesce(json_agg(row), '[]') from (
				select reason, count(*)::int as addresses from ${restingAddresses}
				group by reason
			) row
		) as resting, (
			select json_build_object(
				'waiting', count(*) filter (where admitted_at is null), 'admitted', count(*) filter (where admitted_at is not null)
			) from ${waitingFans} fan join ${waitingRooms} room on room.sale_id = fan.sale_id
			where left_at is null and starts_at <= now() and (ends_at is null or ends_at > now())
		) as fans, (
			select count(*)::int from ${paymentDifferences} where settled_at is null
		) as differences, (
			select json_build_object('differences', differences, 'age', ${ageOf("at")})
			from ${reconciliations} order by id desc limit 1
		) as reconciliation`,
);
