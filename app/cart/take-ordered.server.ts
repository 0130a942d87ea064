import { sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { cartLines, carts } from "./tables.server";

/** Takes out of a member's cart what was just ordered, in the order's transaction. What was added meanwhile stays. */
export async function takeOrdered(
	db: Db,
	memberId: string,
	items: readonly { variantId: string; quantity: number }[],
) {
	const ids = items.map(({ variantId }) => variantId);
	const quantities = items.map(({ quantity }) => quantity);
	await db.execute(sql`
		with cart as (update ${carts} set changed_at = now() where member_id = ${memberId} returning id),
		ordered as (
			select variant_id, sum(quantity) as quantity
			from unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[]) as item(variant_id, quantity)
			group by variant_id
		), fewer as (
			update ${cartLines} set quantity = ${cartLines}.quantity - ordered.quantity from cart, ordered
			where cart_id = cart.id and ${cartLines}.variant_id = ordered.variant_id
			and ${cartLines}.quantity > ordered.quantity
		)
		delete from ${cartLines} using cart, ordered
		where cart_id = cart.id and ${cartLines}.variant_id = ordered.variant_id
		and ${cartLines}.quantity <= ordered.quantity`);
}
