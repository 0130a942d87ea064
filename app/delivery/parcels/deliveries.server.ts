import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { type Delivery, deliveries } from "./tables.server";

export type DeliveryPlan = Pick<
	Delivery,
	"courier" | "service" | "name" | "price" | "arrival" | "address"
> & { isInsured?: boolean };

/** Stored with the order, in its transaction. */
export const saveDelivery = (db: Db, orderId: string, plan: DeliveryPlan, note: string) =>
	insert.runWithCommit(db, { isInsured: false, ...plan, orderId, note: note || null });

const given = sql.placeholder;
const insert = statement<object>(
	() => sql`
		insert into ${deliveries} (order_id, courier, service, name, price, arrival, address, note, is_insured)
		values (${given("orderId")}, ${given("courier")}, ${given("service")}, ${given("name")}, ${given("price")},
			${given("arrival")}, ${given("address")}, ${given("note")}, ${given("isInsured")})`,
);

export async function findDelivery(db: Db, orderId: string): Promise<Delivery | null> {
	const [delivery] = await deliveryOfOrder.run(db, { orderId });
	return delivery ?? null;
}

const deliveryOfOrder = statement((db: Db) =>
	db
		.select()
		.from(deliveries)
		.where(eq(deliveries.orderId, given("orderId"))),
);
