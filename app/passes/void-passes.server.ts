import { sql } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { passes } from "./tables.server";

/**
 * Voids as many tickets of an order's lines as came back. Who has been let in already stays in: a used ticket is refunded
 * without being voided.
 */
export async function voidPasses(
	db: Db,
	orderId: string,
	returned: readonly { position: number; quantity: number }[],
) {
	for (const { position, quantity } of returned)
		await db.execute(sql`
			update ${passes} set state = 'void', ended_at = now()
			where id in (
				select id from ${passes}
				where order_id = ${orderId} and position = ${position} and state = 'valid'
				order by place desc limit ${quantity} for no key update
			)`);
}
