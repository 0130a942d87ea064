import { and, eq, gt, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { isOneOf, prepared } from "../platform/prepared.server";
import { orderLines, orders, refundLines } from "./tables.server";

const cameBack = sql`coalesce((
	select sum(r.quantity) from ${refundLines} r
	where r.order_id = ${orderLines.orderId} and r.position = ${orderLines.position}
), 0)`;

/**
 * By the member, or by the phone number that is now theirs: whoever opens a second account takes the number along, and
 * with it what was ordered under it. Only if the number was verified then and is now.
 */
const isTheirs = sql`(${orders.memberId} = ${sql.placeholder("memberId")} or (
	${orders.buyer} ->> 'verifiedPhone' = (
		select phone from members where id = ${sql.placeholder("memberId")} and phone_verified_at is not null
	) and ${orders.kind} = 'tickets'
))`;

/** How many of each a member has in paid and payable orders; returned ones don't count. */
export async function countOrdered(
	db: Db,
	memberId: string,
	references: readonly string[],
): Promise<Map<string, number>> {
	const rows = await prepared(db, "ordered_by_member", () =>
		db
			.select({
				reference: orderLines.reference,
				quantity: sql<number>`sum(${orderLines.quantity} - ${cameBack})::int`,
			})
			.from(orderLines)
			.innerJoin(orders, eq(orders.id, orderLines.orderId))
			.where(
				and(
					isTheirs,
					isOneOf(orderLines.reference, "references"),
					// Gifts from the club were not bought.
					gt(orderLines.unitPrice, 0),
					or(
						notInArray(orders.state, ["awaiting_payment", "expired", "cancelled", "refunded"]),
						and(eq(orders.state, "awaiting_payment"), gt(orders.payBy, sql`now()`)),
					),
				),
			)
			.groupBy(orderLines.reference),
	).execute({ memberId, references });
	return new Map(rows.map(({ reference, quantity }) => [reference!, quantity]));
}
