import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { Print } from "../../store/printing/print";
import { cartLines, carts } from "./tables.server";

type Ordered = { variantId: string; quantity: number; print: Print | null };

/** Removes what was just ordered from a member's cart, with the order's commit. Later additions stay. */
export const takeOrdered = (db: Db, memberId: string, items: readonly Ordered[]) =>
	take.runWithCommit(db, { memberId, items: JSON.stringify(items) });

const given = sql.placeholder;

const take = statement<object>(
	() => sql`
		with cart as (update ${carts} set changed_at = now() where member_id = ${given("memberId")} returning id),
		ordered as (
			select "variantId" as variant_id, print, sum(quantity) as quantity
			from jsonb_to_recordset(${given("items")}::jsonb) as item("variantId" uuid, quantity int, print jsonb)
			group by "variantId", print
		), ended as (
			select line.id, line.quantity - ordered.quantity as rest
			from cart join ${cartLines} line on line.cart_id = cart.id
			join ordered on ordered.variant_id = line.variant_id and ordered.print is not distinct from line.print
		), fewer as (
			update ${cartLines} set quantity = ended.rest from ended where ${cartLines.id} = ended.id and ended.rest > 0
		)
		delete from ${cartLines} using ended where ${cartLines.id} = ended.id and ended.rest <= 0`,
);
