import { sql } from "drizzle-orm";
import { addresses } from "../../delivery/shipping/tables.server";
import { events } from "../../matches/events/tables.server";
import { allotments } from "../../orders/allotments/tables.server";
import { orders } from "../../orders/tables.server";
import { vouchers } from "../../orders/vouchers/tables.server";
import type { Db } from "../../platform/data/database.server";
import { issuedTickets } from "../../tickets/issued/tables.server";
import { children } from "../family/tables.server";
import { follows } from "../follows/tables.server";

export type AccountSummary = {
	orders: number;
	/** Not paid, sent or delivered yet. */
	openOrders: number;
	/** For upcoming matches. */
	tickets: number;
	/** In rupiah, that can still be spent. */
	credit: number;
	addresses: number;
	children: number;
	follows: number;
};

/** Figures of what a merge would move, to tell two accounts apart. */
export async function summarizeAccount(db: Db, memberId: string): Promise<AccountSummary> {
	const own = sql`member_id = ${memberId}`;
	const { rows } = await db.execute<AccountSummary>(sql`
		select
			(select count(*)::int from ${orders} where ${own}) as orders,
			(select count(*)::int from ${orders} where ${own}
				and state in ('awaiting_payment', 'paid', 'packed', 'shipped')) as "openOrders",
			(select count(*)::int from ${issuedTickets} join ${events} on events.id = event_id where ${own} and state = 'valid'
				and status not in ('finished', 'cancelled')
				and coalesce(ends_at, starts_at + interval '6 hours') > now()) as tickets,
			(select coalesce(sum(size - held - sold), 0)::float8 from ${vouchers} join ${allotments} on allotments.id = budget_id
				where ${own} and is_active and (ends_at is null or ends_at > now())) as credit,
			(select count(*)::int from ${addresses} where ${own}) as addresses,
			(select count(*)::int from ${children} where ${own}) as children,
			(select count(*)::int from ${follows} where ${own}) as follows`);
	return rows[0]!;
}
