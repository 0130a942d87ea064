import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { biteshipKey, startBiteshipServer } from "../../../test/biteship-server";
import { noLimits } from "../../../test/call-freely";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { bookAgain, cancelBooking, packParcel, shipParcel } from "../parcels/contract";
import { createPaidOrder } from "../parcels/factories.server";
import { parcels } from "../parcels/tables.server";
import { addresses } from "../shipping/tables.server";
import { bookParcel } from "./book-parcel.server";
import { staffOrder } from "./contract";

const server = await startBiteshipServer();
afterAll(() => server.close());
afterEach(() => server.breakWith(null));
const { db, call, jobs, settings } = await testApp({
	COURIERS: "biteship",
	BITESHIP_API_KEY: biteshipKey,
	BITESHIP_URL: server.url,
	BITESHIP_WEBHOOK_SECRET: "rahasia-webhook-1987",
});
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };
const fan = await createLoggedInMember(db);
const { id: sellerId, token } = await createLoggedInMember(db);
await grantRoles(db, { memberId: sellerId, roles: ["seller"], by: null });

async function pack(service: string, collection: "pickup" | "drop_off" = "pickup") {
	await db.delete(addresses);
	const { number } = await createPaidOrder(context, fan.id, { delivery: { service, isInsured: true } });
	const headers = { "idempotency-key": crypto.randomUUID() };
	const { body } = await call(packParcel, { number, collection }, { token, headers });
	await bookParcel.run(context, { parcelId: body.id });
	const read = async () => (await call(staffOrder, { number }, { token })).body.parcels[0]!;
	return { id: body.id, read };
}
const statusOf = async (act: Promise<{ status: number; body: { error?: string } }>) => {
	const { status, body } = await act;
	return body.error ?? status;
};

it("a courier is booked as staff choose, cancelled while it may be, and booked another way", async () => {
	const { id, read } = await pack("reg", "drop_off");
	const order = () => server.asked.findLast(({ path }) => path === "/v1/orders")!.body;
	expect(order()).toMatchObject({
		reference_id: id,
		origin_collection_method: "drop_off",
		courier_insurance: expect.any(Number),
	});
	expect(await read()).toMatchObject({ booking: "made", collection: "drop_off" });
	expect(await statusOf(call(bookAgain, { id }, { token }))).toBe("parcel.booked");

	server.breakWith("silent");
	expect(await statusOf(call(cancelBooking, { id }, { token }))).toBe("parcel.courier_away");
	expect(await read()).toMatchObject({ booking: "made" });
	server.breakWith(null);
	for (let press = 0; press < 2; press++)
		expect(await statusOf(call(cancelBooking, { id }, { token }))).toBe(200);
	expect(await read()).toMatchObject({ booking: "cancelled", waybill: null });
	expect(await statusOf(call(shipParcel, { id }, { token }))).toBe("parcel.not_booked");

	expect(await statusOf(call(bookAgain, { id, collection: "pickup" }, { token }))).toBe(200);
	expect(await statusOf(call(bookAgain, { id, collection: "pickup" }, { token }))).toBe("parcel.booked");
	await bookParcel.run(context, { parcelId: id });
	expect(order()).toMatchObject({ reference_id: `${id}-2`, origin_collection_method: "pickup" });
	const [parcel] = await db.select().from(parcels).where(eq(parcels.id, id));
	expect([parcel?.waybill, parcel?.step]).toEqual([expect.any(String), null]);
	server.move(parcel!.bookingId!, "picked");
	expect(await statusOf(call(cancelBooking, { id }, { token }))).toBe("parcel.too_late");
});

it("a courier's refusal is shown to staff in its words, and is not asked for again by itself", async () => {
	const { id, read } = await pack("refused");
	expect(await read()).toMatchObject({
		booking: "refused",
		bookingFault: "The courier does not serve this address",
	});
	expect(await statusOf(call(cancelBooking, { id }, { token }))).toBe("parcel.not_booked");
	expect(await statusOf(call(bookAgain, { id, collection: "drop_off" }, { token }))).toBe(200);
	expect(await read()).toMatchObject({ booking: "asked", bookingFault: null });
});
