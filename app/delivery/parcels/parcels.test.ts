import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { biteshipKey, startBiteshipServer } from "../../../test/biteship-server";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { messages } from "../../messages/tables.server";
import { orderDetail } from "../../orders/contract";
import { buildLine } from "../../orders/factories.server";
import { orderEvents, orders } from "../../orders/tables.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { bookParcel } from "../packing/book-parcel.server";
import { packingList } from "../packing/contract";
import { createParcel as putIntoParcel } from "../packing/pack-parcel.server";
import { checkParcels } from "./check-parcel.server";
import {
	confirmReceived,
	courierNotice,
	handOverParcel,
	packParcel,
	shipParcel,
	simulateParcel,
	trackOrder,
} from "./contract";
import { createPaidOrder, createSentOrder } from "./factories.server";
import { parcels } from "./tables.server";
import { completeOrders, watchParcels } from "./watch-parcels.server";

const { db, pool, jobs, settings, call, runJobs } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const fan = await createLoggedInMember(db);
const seller = await createLoggedInMember(db);
await grantRoles(db, { memberId: seller.id, roles: ["seller"], by: null });

const stateOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
const mailsTo = async (news: string) =>
	(await db.select().from(messages)).filter(({ subject }) => subject?.includes(news)).length;
const pack = (number: string, input: object = {}) =>
	call(packParcel, { number, ...input } as never, {
		token: seller.token,
		headers: { "idempotency-key": randomUUID() },
	});
const track = async (id: string, courier = "jne") => call(trackOrder, { id, courier }, { token: fan.token });
const press = async (id: string, act: "advance" | "hold" | "return" | "silence") => {
	await call(simulateParcel, { id, act }, { token: fan.token });
	await runJobs();
};
const twoLines = () => [buildLine({ quantity: 2 }), buildLine({ title: { id: "Syal" }, unitPrice: 100_000 })];

describe("packing", () => {
	it("packs a paid order into one parcel with the courier's waybill", async () => {
		const order = await createPaidOrder(context, fan.id, { lines: twoLines() });
		const list = (await call(packingList, {}, { token: seller.token })).body.orders;
		expect(list.find(({ number }) => number === order.number)).toMatchObject({
			state: "paid",
			delivery: { courier: "jne", address: { recipient: "Sari Dewanti" } },
			lines: [
				{ position: 1, quantity: 2, unpacked: 2 },
				{ position: 2, quantity: 1, unpacked: 1 },
			],
		});
		const { status, body } = await pack(order.number);
		expect([status, body.serial]).toEqual([201, 1]);
		await runJobs();
		const [parcel] = await db.select().from(parcels).where(eq(parcels.id, body.id));
		expect(parcel?.waybill).toMatch(/^\d{12}$/);
		expect(await stateOf(order.id)).toBe("packed");
	});

	it("splits an order, and moves it when the last part is packed, sent, delivered", async () => {
		const order = await createPaidOrder(context, fan.id, { lines: twoLines() });
		const first = await pack(order.number, { lines: [{ position: 1, quantity: 1 }] });
		expect(await stateOf(order.id)).toBe("paid");
		expect((await pack(order.number, { lines: [{ position: 1, quantity: 2 }] })).body.error).toBe(
			"parcel.too_much",
		);
		const second = await pack(order.number);
		await runJobs();
		expect(await stateOf(order.id)).toBe("packed");
		await call(shipParcel, { id: first.body.id }, { token: seller.token });
		expect(await stateOf(order.id)).toBe("packed");
		await call(shipParcel, { id: second.body.id }, { token: seller.token });
		expect(await stateOf(order.id)).toBe("shipped");
		const story = (await track(order.number)).body;
		expect(story.parcels.map(({ contents }) => contents)).toEqual([
			[{ title: "Jersey kandang", quantity: 1 }],
			[
				{ title: "Jersey kandang", quantity: 1 },
				{ title: "Syal", quantity: 1 },
			],
		]);
		for (let step = 0; step < 6; step++) await press(first.body.id, "advance");
		expect(await stateOf(order.id)).toBe("shipped");
		for (let step = 0; step < 6; step++) await press(second.body.id, "advance");
		expect(await stateOf(order.id)).toBe("delivered");
		expect(await mailsTo(`${order.number} sudah sampai`)).toBe(1);
	});

	it("refuses what is unpaid, already packed, unknown, or has another parcel's waybill", async () => {
		const { order } = await createSentOrder(context, fan.id);
		expect((await pack(order.number)).body.error).toBe("order.not_to_pack");
		expect((await pack("SU-000000-AAAAA")).status).toBe(404);
		const [one, other] = [await createPaidOrder(context, fan.id), await createPaidOrder(context, fan.id)];
		expect((await pack(one.number, { waybill: "JNE123456789" })).status).toBe(201);
		expect((await pack(other.number, { waybill: "JNE123456789" })).body.error).toBe("parcel.waybill_taken");
		expect(await stateOf(other.id)).toBe("paid");
	});

	it("packs once, however many presses come at the same time", async () => {
		const order = await createPaidOrder(context, fan.id);
		const answers = await Promise.all(Array.from({ length: 5 }, () => pack(order.number)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
	});

	it("takes an order to the stadium and hands it over there", async () => {
		const delivery = { courier: "pickup", service: "laga", name: { id: "Ambil di Stadion" }, address: null };
		const order = await createPaidOrder(context, fan.id, { delivery });
		const { body } = await pack(order.number);
		await runJobs();
		await call(shipParcel, { id: body.id }, { token: seller.token });
		await call(handOverParcel, { id: body.id }, { token: seller.token });
		expect(await stateOf(order.id)).toBe("delivered");
		expect((await track(order.number, "pickup")).body.parcels[0]?.step).toBe("delivered");
		const { parcel } = await createSentOrder(context, fan.id);
		const wrong = await call(handOverParcel, { id: parcel.id }, { token: seller.token });
		expect(wrong.body.error).toBe("parcel.not_a_pick_up");
	});
});

describe("tracking", () => {
	it("finds the order by its number or a waybill, with its courier", async () => {
		const { order, parcel } = await createSentOrder(context, fan.id);
		await runJobs();
		const { courier } = (await call(orderDetail, { number: order.number }, { token: fan.token })).body;
		expect(courier).toBe("jne");
		expect((await track(order.number)).body.number).toBe(order.number);
		expect((await track(parcel.waybill!)).body.number).toBe(order.number);
		expect((await track(order.number, "sicepat")).body.error).toBe("track.other_courier");
		expect((await track("SU-000000-AAAAA")).body.error).toBe("track.unknown");
		const stranger = await createLoggedInMember(db);
		for (const id of [order.number, parcel.waybill!]) {
			const foreign = await call(trackOrder, { id, courier: "jne" }, { token: stranger.token });
			expect([foreign.status, foreign.body.error]).toEqual([404, "track.unknown"]);
		}
	});

	it("asks the courier when somebody looks, but not every time", async () => {
		const { order, parcel } = await createSentOrder(context, fan.id);
		const asked = async () => (await db.select().from(parcels).where(eq(parcels.id, parcel.id)))[0]?.askedAt;
		await track(order.number);
		const first = await asked();
		await track(order.number);
		expect(first).not.toBeNull();
		expect(await asked()).toEqual(first);
		await runJobs();
		expect((await track(order.number)).body.parcels[0]?.scans[0]).toMatchObject({
			step: "label_created",
			text: "Resi dibuat, menunggu kurir",
		});
	});

	it("tells the fan of a held parcel once, and again of a new problem", async () => {
		const { order, parcel } = await createSentOrder(context, fan.id);
		await press(parcel.id, "hold");
		await db.update(parcels).set({ askedAt: null });
		await checkParcels.run(context, {});
		await runJobs();
		expect(await mailsTo(`kendala dengan kiriman ${order.number}`)).toBe(1);
		await press(parcel.id, "return");
		expect(await mailsTo(`kendala dengan kiriman ${order.number}`)).toBe(2);
		expect((await track(order.number)).body.parcels[0]?.step).toBe("returning");
		expect(await stateOf(order.id)).toBe("shipped");
	});

	it("notices that nobody has scanned a parcel for 48 hours, once", async () => {
		const { order, parcel } = await createSentOrder(context, fan.id);
		const old = { shippedAt: sql`now() - interval '49 hours'`, lastScanAt: sql`now() - interval '49 hours'` };
		await db.update(parcels).set(old).where(eq(parcels.id, parcel.id));
		await watchParcels.run(context, {});
		await watchParcels.run(context, {});
		await runJobs();
		expect(await mailsTo(`kendala dengan kiriman ${order.number}`)).toBe(1);
		expect((await track(order.number)).body.parcels[0]?.isSilent).toBe(true);
	});

	it("lets nobody simulate another member's parcel", async () => {
		const { parcel } = await createSentOrder(context, fan.id);
		const foreign = await call(simulateParcel, { id: parcel.id }, { token: seller.token });
		expect(foreign.status).toBe(404);
	});
});

describe("the end", () => {
	it("comes when the fan confirms it, and not before it was sent", async () => {
		const paid = await createPaidOrder(context, fan.id);
		const say = (number: string) => call(confirmReceived, { number }, { token: fan.token });
		expect((await say(paid.number)).body.error).toBe("order.not_on_its_way");
		const { order } = await createSentOrder(context, fan.id);
		expect((await say(order.number)).body.state).toBe("completed");
		expect((await say(order.number)).status).toBe(200);
		const states = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
		expect(states.map(({ state }) => state).filter((state) => state === "completed")).toHaveLength(1);
	});

	it("comes by itself seven days after the delivery", async () => {
		const delivery = { courier: "pickup", service: "laga", name: { id: "Ambil" }, address: null };
		const order = await createPaidOrder(context, fan.id, { delivery });
		const { body } = await pack(order.number);
		await call(handOverParcel, { id: body.id }, { token: seller.token });
		await completeOrders.run(context, {});
		expect(await stateOf(order.id)).toBe("delivered");
		await db.execute(sql`alter table order_events disable trigger user`);
		await db.execute(sql`update order_events set at = at - interval '8 days' where order_id = ${order.id}`);
		await db.execute(sql`alter table order_events enable trigger user`);
		await completeOrders.run(context, {});
		expect(await stateOf(order.id)).toBe("completed");
	});
});

describe("Biteship's notices", async () => {
	const server = await startBiteshipServer();
	const secret = "rahasia-webhook-1987";
	const site = await testApp({
		COURIERS: "biteship",
		BITESHIP_API_KEY: biteshipKey,
		BITESHIP_URL: server.url,
		BITESHIP_WEBHOOK_SECRET: secret,
	});
	const inside = {
		...context,
		db: site.db,
		jobs: site.jobs,
		settings: site.settings,
		limits: rateLimits(site.pool),
	};
	const send = (body: object, headers: Record<string, string>) =>
		site.call(courierNotice, { network: "biteship", ...body } as never, { headers });

	it("make us ask the courier, and only with the secret", async () => {
		const member = await createLoggedInMember(site.db);
		const { order, parcel } = await createSentOrder(inside, member.id);
		expect([parcel.trackingId, parcel.waybill]).toEqual(["track-1", "JNE0123456789"]);
		const notice = { event: "order.status", courier_tracking_id: "track-1", status: "delivered" };
		expect((await send(notice, {})).status).toBe(403);
		expect((await send(notice, { "x-webhook-secret": secret })).status).toBe(200);
		await site.runJobs();
		const seen = await site.call(trackOrder, { id: order.number, courier: "jne" }, { token: member.token });
		// The notice's claim is not believed: the courier said "dropping off" when asked.
		expect(seen.body.parcels[0]?.step).toBe("out_for_delivery");
		expect(seen.body.parcels[0]?.isSimulated).toBe(false);
		expect((await send({}, { "x-webhook-secret": secret })).status).toBe(200);
		await server.close();
	});
});

describe("a booking with Biteship", async () => {
	const server = await startBiteshipServer();
	const site = await testApp({
		COURIERS: "biteship",
		BITESHIP_API_KEY: biteshipKey,
		BITESHIP_URL: server.url,
		BITESHIP_WEBHOOK_SECRET: "rahasia-webhook-1987",
	});
	const { db, jobs, settings } = site;
	const inside = { ...context, db, jobs, settings, limits: rateLimits(site.pool) };

	it("states the weight of each item in the parcel", async () => {
		const member = await createLoggedInMember(site.db);
		const [scarf] = await site.db.insert(products).values(buildProduct()).returning();
		const weights = [150, 390];
		const variants = await insertVariants(
			site.db,
			weights.map((weightGrams, at) =>
				buildVariant({ productId: scarf!.id, sku: `S-${at}`, size: `${at}`, weightGrams, listOrder: at + 1 }),
			),
		);
		const lines = variants.map(({ id }) => buildLine({ reference: id, allotmentId: id }));
		const { number } = await createPaidOrder(inside, member.id, { lines });
		const staff = { ...inside, who: { kind: "member", memberId: member.id } } as unknown as MemberContext;
		const { id: parcelId } = await putIntoParcel(staff, { number });
		await bookParcel.run(inside, { parcelId });
		const { items } = server.asked.at(-1)!.body as { items: { weight: number }[] };
		expect(items.map(({ weight }) => weight)).toEqual(weights);
		await server.close();
	});
});
