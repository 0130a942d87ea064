import { eq } from "drizzle-orm";
import { buildLine, createOrder } from "../../orders/factories.server";
import { moveOrder } from "../../orders/move-order.server";
import type { LineDraft } from "../../orders/order-lines";
import type { JobContext } from "../../platform/data/jobs.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { Language } from "../../platform/words/language";
import { describeAddress } from "../addresses/addresses.server";
import { bookParcel } from "../packing/book-parcel.server";
import { createParcel } from "../packing/pack-parcel.server";
import { insertAddress } from "../shipping/factories.server";
import { type DeliveryPlan, saveDelivery } from "./deliveries.server";
import { noteShipped } from "./staff-parcels.server";
import { parcels } from "./tables.server";

type TestContext = JobContext & { language: Language };

/** A paid order for JNE to deliver, in a test. */
export async function createPaidOrder(
	context: TestContext,
	memberId: string,
	{ lines = [buildLine()], delivery = {} }: { lines?: LineDraft[]; delivery?: Partial<DeliveryPlan> } = {},
) {
	const { db } = context;
	const { order } = await createOrder(context, { memberId, lines });
	const { id: _, isMain: __, ...address } = describeAddress(await insertAddress(db, memberId));
	const plan = {
		courier: "jne",
		service: "reg",
		name: { id: "JNE Reguler" },
		price: 0,
		arrival: { from: "2026-11-18", to: "2026-11-19" },
		address,
		...delivery,
	};
	await saveDelivery(db, order.id, plan, "");
	await moveOrder(db, order.id, "paid", { actor: "system" });
	return order;
}

/** The same, in one parcel that has been shipped. */
export async function createSentOrder(context: TestContext, memberId: string) {
	const { db } = context;
	const order = await createPaidOrder(context, memberId);
	const staff = { ...context, who: { kind: "member", memberId } } as unknown as MemberContext;
	const { id } = await createParcel(staff, { number: order.number });
	await bookParcel.run(context, { parcelId: id });
	await noteShipped(staff, id);
	const [parcel] = await db.select().from(parcels).where(eq(parcels.id, id));
	return { order, parcel: parcel! };
}
