import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { buildLine } from "../../orders/factories.server";
import { orders } from "../../orders/tables.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { createPaidOrder, createSentOrder } from "../parcels/factories.server";
import { parcels } from "../parcels/tables.server";
import { addresses } from "../shipping/tables.server";
import {
	labels,
	ordersPerPage,
	packingList,
	packMany,
	pickList,
	setWaybill,
	setWaybills,
	shipMany,
	staffOrder,
	staffOrders,
} from "./contract";

const { db, pool, jobs, settings, call, runJobs } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const fan = await createLoggedInMember(db, { name: "Sari Dewanti", phone: "+6281299990001" });
const seller = await createLoggedInMember(db, { name: "Penjual" });
await grantRoles(db, { memberId: seller.id, roles: ["seller"], by: null });
const token = seller.token;

const list = async (wish: object = {}) => (await call(staffOrders, wish, { token })).body;
const numbers = async (wish: object = {}) => (await list(wish)).orders.map(({ number }) => number);
const parcelOf = async (orderId: string) =>
	(await db.select().from(parcels).where(eq(parcels.orderId, orderId)))[0]!;

/** A member can have at most twenty addresses, and each of these orders adds one. */
const placePaid = async (memberId: string, wish = {}) => {
	await db.delete(addresses);
	return createPaidOrder(context, memberId, wish);
};
const placeSent = async (memberId: string) => {
	await db.delete(addresses);
	return createSentOrder(context, memberId);
};

beforeEach(() => db.execute(sql`truncate orders, holds cascade`));

describe("the list of all orders", () => {
	it("sorts them into tabs, newest first, and counts the work to do", async () => {
		const paid = await placePaid(fan.id);
		const { order: sent, parcel } = await placeSent(fan.id);
		expect(await numbers()).toEqual([sent.number, paid.number]);
		expect(await numbers({ tab: "to_pack" })).toEqual([paid.number]);
		expect(await numbers({ tab: "on_the_way" })).toEqual([sent.number]);
		expect(await numbers({ tab: "trouble" })).toEqual([]);
		await db.update(parcels).set({ toldTrouble: "silent" }).where(eq(parcels.id, parcel.id));
		const {
			orders: [troubled],
			counts,
		} = await list({ tab: "trouble" });
		expect(troubled).toMatchObject({
			number: sent.number,
			trouble: "silent",
			buyer: "Sari Dewanti",
			items: [{ title: "Jersey kandang", quantity: 1 }],
			delivery: { courier: "jne", name: "JNE Reguler" },
		});
		expect(counts).toEqual({ to_pay: 0, to_pack: 1, to_send: 0, on_the_way: 1, trouble: 1 });
	});

	it("has pages that neither repeat nor skip an order, whatever is placed meanwhile", async () => {
		const all: string[] = [];
		for (let at = 0; at < ordersPerPage + 3; at++) all.unshift((await placePaid(fan.id)).number);
		// At the same instant the id decides.
		await db.update(orders).set({ createdAt: new Date("2026-11-16T03:00:00Z") });
		const first = await list();
		const late = await placePaid(fan.id);
		await db
			.update(orders)
			.set({ createdAt: new Date("2026-11-16T04:00:00Z") })
			.where(eq(orders.id, late.id));
		const second = await list({ after: first.next });
		expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(all);
		expect(second.next).toBeNull();
		expect(await numbers({ after: "SU-000000-XXXXX" })).toEqual([]);
	});

	it("finds an order by number, waybill, name, e-mail or phone, and narrows by day and courier", async () => {
		const other = await createLoggedInMember(db, { name: "Budi 100% Santoso" });
		const { order, parcel } = await placeSent(fan.id);
		const theirs = await placePaid(other.id);
		for (const q of [order.number.toLowerCase(), parcel.waybill!, "dewanti", fan.email, "0812-9999-0001"])
			expect(await numbers({ q }), q).toEqual([order.number]);
		expect(await numbers({ q: "100%" })).toEqual([theirs.number]);
		for (const q of ["%%%", "nobody", "a", "' or 1=1"]) expect(await numbers({ q }), q).toEqual([]);
		await db
			.update(orders)
			// 16 November in Jakarta.
			.set({ createdAt: new Date("2026-11-15T17:30:00Z") })
			.where(eq(orders.id, order.id));
		expect(await numbers({ from: "2026-11-16", to: "2026-11-16" })).toContain(order.number);
		expect(await numbers({ to: "2026-11-15" })).toEqual([]);
		expect(await numbers({ courier: "sicepat" })).toEqual([]);
		expect((await numbers({ courier: "jne" })).length).toBe(2);
	});

	it("shows one order in full", async () => {
		const { order } = await placeSent(fan.id);
		const { body } = await call(staffOrder, { number: order.number.toLowerCase() }, { token });
		expect(body).toMatchObject({
			number: order.number,
			state: "shipped",
			buyer: { memberId: fan.id, email: fan.email },
			lines: [{ position: 1, quantity: 1, unpacked: 0, refunded: 0 }],
			parcels: [{ serial: 1, isShipped: true, contents: [{ position: 1, quantity: 1 }] }],
			delivery: { courier: "jne" },
		});
		expect(body.timeline.map(({ state }) => state)).toEqual([
			"awaiting_payment",
			"paid",
			"packed",
			"shipped",
		]);
		expect((await call(staffOrder, { number: "SU-0" }, { token })).body.error).toBe("order.unknown");
	});
});

describe("packing", () => {
	it("lists the longest waiting first, by stage and courier, page by page", async () => {
		const all: string[] = [];
		for (let at = 0; at < 52; at++) all.push((await placePaid(fan.id)).number);
		const first = (await call(packingList, {}, { token })).body;
		const second = (await call(packingList, { after: first.next! }, { token })).body;
		expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(all);
		expect(second.next).toBeNull();
		expect((await call(packingList, { stage: "to_send" }, { token })).body.orders).toEqual([]);
		expect((await call(packingList, { courier: "sicepat" }, { token })).body.orders).toEqual([]);
	});

	it("sums up what to fetch, by SKU", async () => {
		const [shirt] = await db.insert(products).values(buildProduct()).returning();
		const [variant] = await insertVariants(db, [buildVariant({ productId: shirt!.id, sku: "KAUS-M" })]);
		const line = (quantity: number) =>
			buildLine({ quantity, reference: variant!.id, allotmentId: variant!.id });
		await placePaid(fan.id, { lines: [line(2)] });
		await placePaid(fan.id, { lines: [line(3)] });
		expect((await call(pickList, {}, { token })).body.items).toEqual([
			{ title: "Jersey kandang", sku: "KAUS-M", quantity: 5, orders: 2 },
		]);
	});

	it("packs many at once to be dropped off, where staff say so", async () => {
		const { number, id } = await placePaid(fan.id);
		await call(packMany, { numbers: [number], collection: "drop_off" }, { token });
		expect(await parcelOf(id)).toMatchObject({ collection: "drop_off" });
	});

	it("packs many at once; refused ones say why and stop none of the others", async () => {
		const [one, other] = [await placePaid(fan.id), await placePaid(fan.id)];
		const wish = { numbers: [one.number, "SU-000000-XXXXX", other.number, one.number] };
		const { results } = (await call(packMany, wish, { token })).body;
		expect(results.map(({ isDone, error }) => error ?? isDone)).toEqual([
			true,
			"order.unknown",
			true,
			"order.not_to_pack",
		]);
		await runJobs();
		const boxes = [await parcelOf(one.id), await parcelOf(other.id)];
		expect(boxes.every(({ waybill }) => /^\d{12}$/.test(waybill ?? ""))).toBe(true);
		const ids = boxes.map(({ id }) => id);
		expect((await call(shipMany, { ids }, { token })).body.results.every(({ isDone }) => isDone)).toBe(true);
		expect(await numbers({ tab: "on_the_way" })).toHaveLength(2);
	});
});

describe("waybills", () => {
	it("are entered and corrected one by one, logging who did it", async () => {
		const { parcel } = await placeSent(fan.id);
		const { parcel: taken } = await placeSent(fan.id);
		const type = (waybill: string) => call(setWaybill, { id: parcel.id, waybill }, { token });
		expect((await type("jne-0099887766")).body.waybill).toBe("JNE-0099887766");
		expect((await type("JNE-0099887766")).status).toBe(200);
		expect((await type(taken.waybill!)).body.error).toBe("parcel.waybill_taken");
		expect((await type("no")).status).toBe(422);
		const log = await db
			.select()
			.from(auditLog)
			.where(eq(auditLog.subject, `parcel/${parcel.id}`));
		expect(log.filter(({ action }) => action === "parcels.waybill")).toMatchObject([
			{ memberId: seller.id, before: { waybill: parcel.waybill }, after: { waybill: "JNE-0099887766" } },
		]);
	});

	it("come in bulk from a courier's list, idempotently, and pack what is not packed", async () => {
		const [one, other] = [await placePaid(fan.id), await placePaid(fan.id)];
		const waybills = [
			{ number: one.number, waybill: "JNE0000000001" },
			{ number: other.number, waybill: "JNE0000000001" },
			{ number: "SU-000000-XXXXX", waybill: "JNE0000000003" },
		];
		const send = async () =>
			(await call(setWaybills, { waybills }, { token })).body.results.map(({ error }) => error);
		const expected = [null, "parcel.waybill_taken", "order.unknown"];
		expect(await send()).toEqual(expected);
		expect(await send()).toEqual(expected);
		expect((await parcelOf(one.id)).waybill).toBe("JNE0000000001");
		expect(await numbers({ tab: "to_send" })).toEqual([one.number]);
		expect(await numbers({ tab: "to_pack" })).toEqual([other.number]);
	});

	it("are never given to a parcel for pick-up", async () => {
		const delivery = { courier: "pickup", service: "laga", name: { id: "Ambil" }, address: null };
		const order = await placePaid(fan.id, { delivery });
		await call(packMany, { numbers: [order.number] }, { token });
		const { id } = await parcelOf(order.id);
		const { body } = await call(setWaybill, { id, waybill: "JNE0000000009" }, { token });
		expect(body.error).toBe("parcel.is_a_pick_up");
	});

	it("are printed with sender, address, weight and contents, in the given order", async () => {
		const { order, parcel } = await placeSent(fan.id);
		const { parcel: second } = await placeSent(fan.id);
		const ids = [second.id, parcel.id, "x", crypto.randomUUID()].join(",");
		const { body } = await call(labels, { parcels: ids }, { token });
		expect(body.labels.map(({ id }) => id)).toEqual([second.id, parcel.id]);
		expect(body.labels[1]).toMatchObject({
			number: order.number,
			serial: 1,
			of: 1,
			courierName: "JNE",
			waybill: parcel.waybill,
			recipient: { name: "Sari Dewanti" },
			weightGrams: 400,
			contents: [{ title: "Jersey kandang", quantity: 1 }],
		});
	});
});
