import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { freshDatabase } from "../../../../test/database";
import { readSettings } from "../../../platform/settings.server";
import type { BookingRequest } from "../../shipping/courier";
import { isFinalStep } from "../../shipping/parcel-steps";
import { distanceBetween } from "./distance";
import { actOnParcel, simulatedCouriers } from "./simulated-couriers.server";
import { act, catchUp, firstScan, simulatedDeliveries } from "./simulated-journey";
import { simulatedRates } from "./simulated-rates";

const { db, pool } = await freshDatabase();
afterAll(() => pool.end());

const jakarta = { area: "31.72.01", postcode: "14430" };
const to = (area: string) => ({ area, postcode: "10000" });
const item = (weightGrams: number, quantity = 1) => ({
	name: "Jersey",
	value: 500_000,
	weightGrams,
	quantity,
});
const rates = (area: string, ...items: ReturnType<typeof item>[]) =>
	simulatedRates({ origin: jakarta, destination: to(area), items, insuredValue: 0 });
const priceOf = (area: string, grams: number) =>
	rates(area, item(grams)).find(({ service }) => service === "reg")!.price;

describe("rates", () => {
	it("grow with distance and weight", () => {
		const near = ["31.72.02", "31.74.01", "32.73.02", "73.71.01", "93.01.01"].map((area) =>
			priceOf(area, 400),
		);
		expect(near).toEqual([...near].sort((a, b) => a - b));
		expect(new Set(near).size).toBe(near.length);
		expect(priceOf("32.73.02", 400)).toBe(priceOf("32.73.02", 1_200));
		expect(priceOf("32.73.02", 1_400)).toBe(priceOf("32.73.02", 400) * 2);
	});

	it("are deterministic, and have whole prices and days", () => {
		fc.assert(
			fc.property(
				fc.constantFrom("31.74.01", "32.73.02", "53.71.01", "93.01.01"),
				fc.integer({ min: 1, max: 90_000 }),
				(area, grams) => {
					const [once, again] = [rates(area, item(grams)), rates(area, item(grams))];
					expect(again).toEqual(once);
					for (const { price, days } of once)
						expect([Number.isInteger(price), price > 0, days.from <= days.to]).toEqual([true, true, true]);
				},
			),
		);
	});

	it("do not exist where nobody delivers, and offer express only where it can be in time", () => {
		expect(rates("94.05.01", item(400))).toEqual([]);
		expect(rates("00.00.00", item(400))).toEqual([]);
		expect(rates("93.01.01", item(400)).map(({ service }) => service)).not.toContain("yes");
	});

	it("know the distances between provinces", () => {
		expect(distanceBetween("31.72.01", "35.78.01")).toBeGreaterThan(600);
		expect(distanceBetween("31.72.01", "35.78.01")).toBeLessThan(720);
	});
});

describe("parcels", () => {
	const start = new Date("2026-11-16T03:00:00Z");
	const fresh = () => ({
		scans: [firstScan("Gudang", start)],
		done: 1,
		trouble: null as "held" | "returning" | "silent" | null,
		origin: "Gudang",
		destination: "Kota Bandung",
	});
	const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
	const last = (parcel: ReturnType<typeof fresh>) => parcel.scans.at(-1)!.step;

	it("arrive by themselves within a quarter of an hour", () => {
		expect(last(catchUp(fresh(), minutesOn(0)))).toBe("label_created");
		expect(last(catchUp(fresh(), minutesOn(2)))).toBe("in_transit");
		const arrived = catchUp(fresh(), minutesOn(15));
		expect(arrived.scans.map(({ at }) => at)).toEqual(arrived.scans.map(({ at }) => at).toSorted());
		expect(last(arrived)).toBe("delivered");
	});

	it("are held, move on, turn back or go quiet at the press of a button", () => {
		const held = act(fresh(), "hold", minutesOn(1));
		expect(last(catchUp(held, minutesOn(60)))).toBe("problem");
		expect(last(catchUp(act(held, "advance", minutesOn(2)), minutesOn(60)))).toBe("delivered");
		const back = act(held, "return", minutesOn(3));
		expect([last(back), last(act(back, "advance", minutesOn(4)))]).toEqual(["returning", "returned"]);
		expect(catchUp(act(fresh(), "silence", minutesOn(1)), minutesOn(5_000)).scans).toHaveLength(1);
	});

	it("never move again once the journey has ended, whatever is pressed", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...simulatedDeliveries), { maxLength: 20 }), (acts) => {
				let parcel = fresh();
				acts.forEach((what, minute) => {
					const before = last(parcel);
					parcel = act(parcel, what, minutesOn(minute));
					if (isFinalStep(before)) expect(last(parcel)).toBe(before);
				});
			}),
		);
	});

	it("are booked once per reference, and tracked by it or by the waybill", async () => {
		const couriers = simulatedCouriers({ db, settings: readSettings({ APP_ENV: "test" }) });
		const contact = { ...jakarta, name: "A", phone: "+62812", address: "Gudang", note: "" };
		const request: BookingRequest = {
			reference: "parcel-1",
			courier: "jne",
			service: "reg",
			origin: contact,
			destination: { ...contact, city: "Kota Bandung" },
			items: [item(400)],
			collection: "pickup",
			insuredValue: 0,
		};
		const [first, again] = [await couriers.book(request), await couriers.book(request)];
		expect(again).toEqual(first);
		expect(first.waybill).toMatch(/^\d{12}$/);
		await actOnParcel(db, first.waybill!, "advance");
		const tracked = await couriers.track({ trackingId: null, waybill: first.waybill, courier: "jne" });
		expect(tracked?.scans.map(({ step }) => step)).toEqual(["label_created", "awaiting_pickup"]);
		expect(await couriers.track({ trackingId: null, waybill: "no", courier: "jne" })).toBeNull();
		expect(await actOnParcel(db, "no", "advance")).toBeNull();
	});
});
