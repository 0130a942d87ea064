import { sql } from "drizzle-orm";
import { events } from "../../matches/events/tables.server";
import { refunds } from "../../orders/payments/tables.server";
import { orders } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import { issuedTickets } from "../../tickets/issued/tables.server";

export type OpenBusiness = { orders: number; tickets: number; refunds: number };

/** What a deletion waits for: open orders, upcoming matches, pending refunds. */
export async function countOpenBusiness(db: Db, memberId: string): Promise<OpenBusiness> {
	const { rows } = await db.execute<OpenBusiness>(sql`
		select
			(select count(*)::int from ${orders} where member_id = ${memberId}
				and state in ('awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'disputed')) as orders,
			(select count(*)::int from ${issuedTickets} join ${events} on events.id = event_id where member_id = ${memberId}
				and passes.state = 'valid' and events.status not in ('finished', 'cancelled')
				and coalesce(events.ends_at, events.starts_at + interval '6 hours') > now()) as tickets,
			(select count(*)::int from ${refunds} join ${orders} on orders.id = order_id where member_id = ${memberId}
				and refunds.state <> 'done') as refunds`);
	return rows[0]!;
}

export const hasNoOpenBusiness = ({ orders, tickets, refunds }: OpenBusiness) =>
	orders + tickets + refunds === 0;
