import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { biteshipKey, startBiteshipServer } from "../../../test/biteship-server";
import { freshDatabase } from "../../../test/database";
import { readSettings } from "../../platform/settings.server";
import type { BookingRequest, CourierNetwork, CourierPoint } from "../shipping/courier";
import { insertSomeAreas } from "../shipping/factories.server";
import { biteshipCouriers } from "./biteship/biteship-couriers.server";
import { biteshipAreas } from "./biteship/tables.server";
import { actOnParcel, simulatedCouriers } from "./simulator/simulated-couriers.server";
import { simulatedParcels } from "./simulator/tables.server";

const { db, pool } = await freshDatabase();
const server = await startBiteshipServer();
const settings = readSettings({
	APP_ENV: "test",
	COURIERS: "biteship",
	BITESHIP_API_KEY: biteshipKey,
	BITESHIP_URL: server.url,
	BITESHIP_WEBHOOK_SECRET: "rahasia-webhook-1987",
});
beforeAll(() => insertSomeAreas(db));
afterEach(() => server.breakWith(null));
afterAll(async () => {
	await server.close();
	await pool.end();
});

const biteship = biteshipCouriers({ db, settings });
const impatient = biteshipCouriers({ db, settings }, 300);
/** Every network, and how a test lets the courier fetch a parcel. */
const networks: [string, CourierNetwork, (bookingId: string) => Promise<unknown> | unknown][] = [
	[
		"simulator",
		simulatedCouriers({ db, settings }),
		async (id) => {
			await actOnParcel(db, id, "advance");
			await actOnParcel(db, id, "advance");
		},
	],
	["biteship", biteship, (id) => server.move(id, "picked")],
];

const origin: CourierPoint = {
	area: "31.72.01",
	postcode: "14430",
	coordinates: { latitude: -6.1168, longitude: 106.7942 },
};
const tebet: CourierPoint = { area: "31.74.01", postcode: "" };
const onTheMap = { ...tebet, coordinates: { latitude: -6.2391, longitude: 106.8497 } };
const items = [{ name: "Jersey Home", value: 450_000, weightGrams: 350, quantity: 2 }];
const contact = { name: "Sari", phone: "+6281234567890", address: "Jl. Tebet 1", note: "" };
const request = (wish: Partial<BookingRequest> = {}): BookingRequest => ({
	reference: randomUUID(),
	courier: "jne",
	service: "reg",
	collection: "pickup",
	insuredValue: 0,
	origin: { ...origin, ...contact },
	destination: { ...tebet, postcode: "12810", ...contact, city: "Kota Jakarta Selatan" },
	items,
	...wish,
});

/** What the port promises, by every network: what one can and another cannot is red. */
describe.each(networks)("couriers by %s", (_, network, fetchParcel) => {
	const rates = (destination: CourierPoint, insuredValue = 0) =>
		network.listRates({ origin, destination, items, insuredValue });

	it("price a delivery to a district alone, without a postcode", async () => {
		const found = await rates(tebet);
		expect(found.length).toBeGreaterThan(1);
		for (const { courier, service, name, price, days, insurance } of found)
			expect([courier && service && name, price > 0, days.from <= days.to, insurance]).toEqual([
				expect.any(String),
				true,
				true,
				null,
			]);
	});

	it("deliver nowhere in a district that does not exist", async () => {
		expect(await rates({ area: "00.00.00", postcode: "" })).toEqual([]);
	});

	it("say what insurance costs, beside the same price", async () => {
		const [plain, insured] = [await rates(tebet), await rates(tebet, 900_000)];
		expect(insured.map(({ price }) => price)).toEqual(plain.map(({ price }) => price));
		expect(insured.find(({ courier }) => courier === "jne")?.insurance).toBe(1_800);
	});

	it("ride at once only where both ends are on the map", async () => {
		const instant = async (destination: CourierPoint) =>
			(await rates(destination)).filter(({ courier }) => courier === "gojek").length;
		expect([await instant(tebet), await instant(onTheMap)]).toEqual([0, 1]);
	});

	it.each(["pickup", "drop_off"] as const)(
		"are booked once for a reference: %s, insured",
		async (collection) => {
			const wish = request({ collection, insuredValue: 900_000 });
			const [first, again] = [await network.book(wish), await network.book(wish)];
			expect(again).toEqual(first);
			expect([first.bookingId, first.trackingId, first.waybill].every(Boolean)).toBe(true);
		},
	);

	it("are tracked by their own number, and by the waybill on the label", async () => {
		const { trackingId, waybill } = await network.book(request());
		for (const parcel of [
			{ trackingId, waybill, courier: "jne" },
			{ trackingId: null, waybill, courier: "jne" },
		]) {
			const tracked = await network.track(parcel);
			expect(tracked?.waybill).toBeTruthy();
			expect(tracked?.scans.length).toBeGreaterThan(0);
		}
		expect(await network.track({ trackingId: null, waybill: "TIDAKADA", courier: "jne" })).toBeNull();
	});

	it("can be cancelled, twice, until they have the parcel; and booked again", async () => {
		const wish = request();
		const { bookingId } = await network.book(wish);
		expect([await network.cancel(bookingId), await network.cancel(bookingId)]).toEqual([true, true]);
		const again = await network.book({ ...wish, reference: `${wish.reference}-2` });
		expect(again.bookingId).not.toBe(bookingId);
		await fetchParcel(again.bookingId);
		expect(await network.cancel(again.bookingId)).toBe(false);
		expect(await network.cancel("unknown")).toBe(false);
	});

	it("believe no notice without the secret", () => {
		const body = Buffer.from(JSON.stringify({ courier_tracking_id: "track-1" }));
		expect(network.readNotice(body, { "x-webhook-secret": "wrong" })).toBeNull();
	});
});

describe("biteship's faults", () => {
	it.each([
		["slow", "slow" as const],
		["a closed connection", "silent" as const],
		["an error of theirs", { status: 502, body: { success: false } }],
		["something that is not JSON", { status: 200, body: "<html>" }],
	])("%s: every call says that they are away, and none pretends", async (_, fault) => {
		server.breakWith(fault);
		const calls = [
			() =>
				impatient.listRates({ origin, destination: { ...tebet, postcode: "12810" }, items, insuredValue: 0 }),
			() =>
				impatient.listRates({
					origin,
					destination: { area: "32.73.02", postcode: "" },
					items,
					insuredValue: 0,
				}),
			() => impatient.book(request()),
			() => impatient.track({ trackingId: "track-1", waybill: null, courier: "jne" }),
			() => impatient.cancel("order-1"),
		];
		for (const result of await Promise.allSettled(calls.map((call) => call())))
			expect(result).toMatchObject({ status: "rejected", reason: { name: "CourierAway" } });
	});

	it("an answer that makes no sense books, prices and cancels nothing", async () => {
		server.breakWith({ status: 200, body: { success: true } });
		await expect(biteship.book(request())).rejects.toMatchObject({ name: "CourierAway" });
		expect(
			await biteship.listRates({
				origin,
				destination: { ...tebet, postcode: "12810" },
				items,
				insuredValue: 0,
			}),
		).toEqual([]);
	});

	it("a refusal is passed on in the courier's words", async () => {
		await expect(biteship.book(request({ service: "refused" }))).rejects.toMatchObject({
			name: "CourierRefused",
			message: "The courier does not serve this address",
		});
	});

	it("a lost answer to a booking is not a second booking", async () => {
		const wish = request();
		const booked = await biteship.book(wish);
		expect(await biteship.book(wish)).toEqual(booked);
		expect(server.asked.at(-1)?.path).toBe(`/v1/orders/${booked.bookingId}`);
	});
});

it("biteship's area of a district is asked for once and kept, the right one of two", async () => {
	await db.delete(biteshipAreas);
	const searches = () => server.asked.filter(({ path }) => path.startsWith("/v1/maps/areas")).length;
	const before = searches();
	for (let round = 0; round < 2; round++)
		await biteship.listRates({ origin, destination: tebet, items, insuredValue: 0 });
	expect(searches() - before).toBe(1);
	expect(await db.select().from(biteshipAreas).where(eq(biteshipAreas.district, "31.74.01"))).toMatchObject([
		{ areaId: "IDNP6IDNC148IDND836" },
	]);
	expect(server.asked.at(-1)?.body).toMatchObject({
		origin_postal_code: 14430,
		destination_area_id: "IDNP6IDNC148IDND836",
	});
	await db.delete(simulatedParcels);
});
