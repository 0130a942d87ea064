import { expect, it } from "vitest";
import { storyOf } from "./parcel-story";

const parcel = (
	step: "in_transit" | "problem" | "returning" | "lost" | "delivered" | null,
	isSilent = false,
) => ({ step, isSilent }) as never;

it("tells of the parcel that needs attention first", () => {
	expect(storyOf({ state: "paid", parcels: [] })).toBe("packing");
	expect(storyOf({ state: "packed", parcels: [parcel(null)] })).toBe("packed");
	expect(storyOf({ state: "shipped", parcels: [parcel("delivered"), parcel("in_transit")] })).toBe(
		"onTheWay",
	);
	expect(storyOf({ state: "shipped", parcels: [parcel("delivered"), parcel("problem")] })).toBe("waiting");
	expect(storyOf({ state: "packed", parcels: [parcel("returning"), parcel(null)] })).toBe("returning");
	expect(storyOf({ state: "shipped", parcels: [parcel("in_transit", true)] })).toBe("quiet");
	expect(storyOf({ state: "delivered", parcels: [parcel("problem")] })).toBe("arrived");
	expect(storyOf({ state: "refunded", parcels: [] })).toBe("over");
});
