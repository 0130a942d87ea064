import { expect, it } from "vitest";
import type { TrackedParcel } from "../parcels/contract";
import { voyageOf } from "./voyage";

type Step = NonNullable<TrackedParcel["step"]>;

/** Scans as couriers make them, oldest first. */
const parcel = (...scans: [Step, string | null][]) => ({
	step: scans.at(-1)?.[0] ?? null,
	isSilent: false,
	scans: scans
		.map(([step, place], at) => ({ step, place, at: `2026-11-0${at + 1}T00:00:00Z`, text: "", note: null }))
		.reverse(),
});

it("has no route before the first place is known", () => {
	expect(voyageOf(parcel(), "Coblong")).toBeNull();
	expect(voyageOf(parcel(["label_created", null]), "Coblong")).toBeNull();
});

it("leads from place to place to the fan's district", () => {
	const onTheRoad = parcel(
		["label_created", "Teluk Bahari"],
		["in_transit", "Teluk Bahari"],
		["in_transit", "Bandung"],
	);
	expect(voyageOf(onTheRoad, "Coblong")).toMatchObject({
		stops: [
			{ place: "Teluk Bahari", isReached: true, at: "2026-11-01T00:00:00Z" },
			{ place: "Bandung", isReached: true },
			{ place: "Coblong", isReached: false, at: null },
		],
		position: 1,
		going: "on",
	});
	const near = parcel(
		["in_transit", "Teluk Bahari"],
		["in_transit", "Bandung"],
		["out_for_delivery", "Bandung"],
	);
	expect(voyageOf(near, "Coblong")?.position).toBeCloseTo(1.6);
	const there = parcel(["in_transit", "Teluk Bahari"], ["delivered", "Bandung"]);
	expect(voyageOf(there, "Coblong")).toMatchObject({ position: 2, stops: [{}, {}, { isReached: true }] });
});

it("extracts the town from a full address", () => {
	const sent = parcel(["label_created", "Jalan Dermaga Lama 7, Teluk Bahari"], ["in_transit", "Kota Kupang"]);
	expect(voyageOf(sent, "Alak")?.stops.map(({ place }) => place)).toEqual([
		"Teluk Bahari",
		"Kota Kupang",
		"Alak",
	]);
	expect(voyageOf(sent, "Alak")?.position).toBe(1);
});

it("shows the origin and the latest places of a long journey", () => {
	const long = parcel(...["A", "B", "C", "D", "E"].map((place): [Step, string] => ["in_transit", place]));
	expect(voyageOf(long, "F")?.stops.map(({ place }) => place)).toEqual(["A", "D", "E", "F"]);
	expect(voyageOf(long, "F")?.position).toBe(2);
});

it("can be stuck, on its way back, and back at the warehouse", () => {
	const way: [Step, string][] = [
		["in_transit", "Teluk Bahari"],
		["in_transit", "Bandung"],
	];
	expect(voyageOf(parcel(...way, ["problem", "Bandung"]), "Coblong")).toMatchObject({
		position: 1,
		going: "stuck",
	});
	expect(voyageOf(parcel(...way, ["returning", "Bandung"]), "Coblong")).toMatchObject({
		position: 0.5,
		going: "back",
	});
	expect(voyageOf(parcel(...way, ["returned", "Teluk Bahari"]), "Coblong")).toMatchObject({ position: 0 });
	expect(voyageOf({ ...parcel(...way), isSilent: true }, "Coblong")?.going).toBe("stuck");
});
