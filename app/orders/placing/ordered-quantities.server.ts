import { and, eq, gt, notInArray, or, type SQLWrapper, sql } from "drizzle-orm";
import { members } from "../../members/tables.server";
import type { Db } from "../../platform/data/database.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import { issuedTickets } from "../../tickets/issued/tables.server";
import { orderLines, orders, refundLines } from "../tables.server";

const cameBack = sql`coalesce((
	select sum(r.quantity) from ${refundLines} r
	where r.order_id = ${orderLines.orderId} and r.position = ${orderLines.position}
), 0)`;

/**
 * Ticket orders by the member, or by the phone number that is now the member's: whoever opens a second account takes the
 * number along, and with it what was ordered under it. Only if the number was verified then and is now.
 */
const isOfBuyer = sql`(${orders.kind} = 'tickets' and (
	${orders.memberId} = ${sql.placeholder("memberId")} or ${orders.buyer} ->> 'verifiedPhone' = (
		select phone from ${members} where id = ${sql.placeholder("memberId")} and phone_verified_at is not null
	)
))`;

/** As a subquery. */
export const ticketOrdersOfBuyer = sql`select ${orders.id} as order_id from ${orders} where ${isOfBuyer}`;

/** Gifts from the club were not bought. */
export const isGift = (orderId: SQLWrapper, position: SQLWrapper) => sql`exists (
	select from ${orderLines} line
	where line.order_id = ${orderId} and line.position = ${position} and line.unit_price = 0)`;

/** Rows of a section and places, of ticket orders that are paid or can still be and have no tickets yet; as a subquery. */
export const unissuedPlaces = sql`
	select ${orderLines.reference} as section, ${orderLines.quantity} - ${cameBack} as places
	from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
	where ${isOfBuyer} and ${orderLines.kind} = 'ticket' and ${orderLines.unitPrice} > 0
	and (${orders.state} in ('paid', 'disputed') or (${orders.state} = 'awaiting_payment' and ${orders.payBy} > now()))
	and not exists (select from ${issuedTickets} issued where issued.order_id = ${orders.id})`;

/** How many of each kind of goods a member has in paid and payable orders; returned ones don't count. */
export async function countOrdered(
	db: Db,
	memberId: string,
	references: readonly string[],
): Promise<Map<string, number>> {
	const rows = await orderedByMember.run(db, { memberId, references });
	return new Map(rows.map(({ reference, quantity }) => [reference!, quantity]));
}

const orderedByMember = statement((db: Db) =>
	db
		.select({
			reference: orderLines.reference,
			quantity: sql<number>`sum(${orderLines.quantity} - ${cameBack})::int`,
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(
			and(
				eq(orders.memberId, sql.placeholder("memberId")),
				isOneOf(orderLines.reference, "references"),
				or(
					notInArray(orders.state, ["awaiting_payment", "expired", "cancelled", "refunded"]),
					and(eq(orders.state, "awaiting_payment"), gt(orders.payBy, sql`now()`)),
				),
			),
		)
		.groupBy(orderLines.reference),
);
