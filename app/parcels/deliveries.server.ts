import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.server";
import { type Delivery, deliveries } from "./tables.server";

export type DeliveryPlan = Pick<Delivery, "courier" | "service" | "name" | "price" | "arrival" | "address">;

/** With the order, in its transaction. */
export async function keepDelivery(db: Db, orderId: string, plan: DeliveryPlan, note: string) {
	await db.insert(deliveries).values({ ...plan, orderId, note: note || null });
}

export async function findDelivery(db: Db, orderId: string): Promise<Delivery | null> {
	const [delivery] = await db.select().from(deliveries).where(eq(deliveries.orderId, orderId));
	return delivery ?? null;
}
