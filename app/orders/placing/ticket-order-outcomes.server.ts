import { type SQLWrapper, sql } from "drizzle-orm";
import { orders } from "../tables.server";

/** Of a member's ticket orders, except cancelled ones: `created_at`, `pay_by`, and whether it has `lapsed` unpaid. */
export const ticketOrderOutcomes = (memberId: SQLWrapper) => sql`
	select created_at, pay_by, state = 'expired' or (state = 'awaiting_payment' and pay_by <= now()) as lapsed
	from ${orders}
	where member_id = ${memberId} and kind = 'tickets' and state <> 'cancelled'`;
