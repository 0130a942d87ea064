import { afterAll, afterEach, describe, expect, it } from "vitest";
import { biteshipKey, startBiteshipServer } from "../../../../test/biteship-server";
import { readSettings } from "../../../platform/settings.server";
import { biteshipCouriers } from "./biteship-couriers.server";
import { stepOfStatus } from "./biteship-status";

const server = await startBiteshipServer();
afterAll(() => server.close());
afterEach(() => server.breakWith(null));

const secret = "rahasia-webhook-1987";
const settings = readSettings({
	APP_ENV: "test",
	COURIERS: "biteship",
	BITESHIP_API_KEY: biteshipKey,
	BITESHIP_URL: server.url,
	BITESHIP_WEBHOOK_SECRET: secret,
	BITESHIP_WEBHOOK_HEADER: "X-Club-Hook",
});
const couriers = biteshipCouriers({ db: null as never, settings });
const items = [{ name: "Jersey Home", value: 450_000, weightGrams: 350, quantity: 2 }];
const point = (postcode: string) => ({ area: "31.72.01", postcode });
const request = (postcode: string) => ({
	origin: point("14430"),
	destination: point(postcode),
	items,
	insuredValue: 0,
});

describe("rates", () => {
	it("are requested by postcode, in grams, with the bare key", async () => {
		const rates = await couriers.listRates(request("40135"));
		expect(rates).toEqual([
			{
				courier: "jne",
				service: "reg",
				name: "Reguler",
				price: 18_000,
				insurance: null,
				days: { from: 2, to: 3 },
			},
			{ courier: "jnt", service: "ez", name: "EZ", price: 15_000, insurance: null, days: { from: 2, to: 3 } },
			{
				courier: "sicepat",
				service: "same",
				name: "Same day",
				price: 34_000,
				insurance: null,
				days: { from: 0, to: 1 },
			},
		]);
		expect(server.asked.at(-1)).toMatchObject({
			authorization: biteshipKey,
			body: {
				origin_postal_code: 14430,
				destination_postal_code: 40135,
				couriers: "jne,jnt,sicepat,anteraja",
				items: [{ weight: 350, quantity: 2, value: 450_000 }],
			},
		});
	});

	it("are empty where nobody delivers", async () => {
		expect(await couriers.listRates(request("98999"))).toEqual([]);
	});

	it.each([
		["an error of theirs", { status: 500, body: {} }],
		["too many requests", { status: 429, body: {} }],
		["a wrong key", { status: 401, body: {} }],
		["something that is not JSON", { status: 200, body: "<html>" }],
		["a closed connection", "silent" as const],
	])("treat %s as the couriers being down", async (_, fault) => {
		server.breakWith(fault);
		await expect(couriers.listRates(request("40135"))).rejects.toMatchObject({ name: "CourierAway" });
	});

	it.each([null, [], { pricing: 7 }, { pricing: [7, "x", {}] }])("survive the answer %j", async (body) => {
		server.breakWith({ status: 200, body });
		expect(await couriers.listRates(request("40135"))).toEqual([]);
	});
});

it("books a parcel with our reference", async () => {
	const contact = {
		...point("40135"),
		name: "Sari",
		phone: "+6281234567890",
		address: "Jl. Dago 1",
		note: "pagar biru",
	};
	const booked = await couriers.book({
		reference: "parcel-1",
		courier: "jne",
		service: "reg",
		origin: { ...contact, postcode: "14430" },
		destination: { ...contact, city: "Kota Bandung" },
		items,
		collection: "drop_off",
		insuredValue: 0,
	});
	expect(booked).toEqual({ bookingId: "order-1", trackingId: "track-1", waybill: "JNE0123456789" });
	expect(server.asked.at(-1)?.body).toMatchObject({
		reference_id: "parcel-1",
		destination_contact_phone: "081234567890",
		destination_note: "pagar biru",
		courier_company: "jne",
		courier_type: "reg",
		origin_collection_method: "drop_off",
	});
});

describe("tracking", () => {
	it("reads both spellings, in chronological order", async () => {
		for (const parcel of [
			{ trackingId: "track-1", waybill: null, courier: "jne" },
			{ trackingId: null, waybill: "JNE0123456789", courier: "jne" },
		]) {
			const tracked = await couriers.track(parcel);
			expect(tracked?.scans.map(({ step, at }) => [step, at.toISOString()])).toEqual([
				["awaiting_pickup", "2026-11-17T01:00:00.000Z"],
				["in_transit", "2026-11-17T02:00:00.000Z"],
				["out_for_delivery", "2026-11-18T01:00:00.000Z"],
			]);
		}
	});

	it("knows no parcel for a wrong number", async () => {
		expect(await couriers.track({ trackingId: null, waybill: "../x", courier: "jne" })).toBeNull();
	});

	it.each([
		["picking_up", "awaiting_pickup"],
		["pickingUp", "awaiting_pickup"],
		["droppingOff", "out_for_delivery"],
		["onHold", "problem"],
		["on_hold", "problem"],
		["courierNotFound", "problem"],
		["return_in_transit", "returning"],
		["returnInTransit", "returning"],
		["disposed", "lost"],
		["constructor", "in_transit"],
	])("maps %s to %s", (status, step) => {
		expect(stepOfStatus(status)).toBe(step);
	});
});

describe("notices", () => {
	const body = Buffer.from(
		JSON.stringify({
			event: "order.status",
			courier_tracking_id: "track-1",
			courier_waybill_id: "JNE1",
			status: "picked",
		}),
	);

	it("are accepted only with the secret in the header", () => {
		expect(couriers.readNotice(body, { "x-club-hook": secret })).toEqual({
			trackingId: "track-1",
			waybill: "JNE1",
		});
		for (const headers of [
			{},
			{ "x-club-hook": "" },
			{ "x-club-hook": `${secret}x` },
			{ "x-webhook-secret": secret },
		])
			expect(couriers.readNotice(body, headers)).toBeNull();
	});

	it("may be empty when the webhook is installed", () => {
		for (const raw of ["", "{}", "null", "[]", "no json"])
			expect(couriers.readNotice(Buffer.from(raw), { "x-club-hook": secret })).toBe("empty");
	});
});
