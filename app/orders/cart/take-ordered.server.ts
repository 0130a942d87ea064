import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Print } from "../../store/printing/print";
import { cartLines, carts } from "./tables.server";

/** Removes what was just ordered from a member's cart, in the order's transaction. Later additions stay. */
export async function takeOrdered(
	db: Db,
	memberId: string,
	items: readonly { variantId: string; quantity: number; print: Print | null }[],
) {
	await db.execute(sql`
		with cart as (update ${carts} set changed_at = now() where member_id = ${memberId} returning id),
		ordered as (
			select "variantId" as variant_id, print, sum(quantity) as quantity
			from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item("variantId" uuid, quantity int, print jsonb)
			group by "variantId", print
		), ended as (
			select line.id, line.quantity - ordered.quantity as rest
			from cart join ${cartLines} line on line.cart_id = cart.id
			join ordered on ordered.variant_id = line.variant_id and ordered.print is not distinct from line.print
		), fewer as (
			update ${cartLines} set quantity = ended.rest from ended where ${cartLines.id} = ended.id and ended.rest > 0
		)
		delete from ${cartLines} using ended where ${cartLines.id} = ended.id and ended.rest <= 0`);
}
