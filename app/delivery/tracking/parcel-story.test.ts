import { expect, it } from "vitest";
import { textsIn } from "../../platform/words/language";
import { parcelTexts } from "../parcels/parcel-texts";
import { storyOf } from "./parcel-story";
import { sayStory } from "./story-texts";

const parcel = (
	step: "in_transit" | "problem" | "returning" | "lost" | "delivered" | null,
	isSilent = false,
) => ({ step, isSilent }) as never;

it("starts with the parcel that needs attention", () => {
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

it("names the problem, and mentions no courier for pick-ups", () => {
	const t = textsIn(parcelTexts, "en");
	const say = (state: "packed" | "shipped", parcels: never[], address: object | null = {}) =>
		sayStory(t, { state, parcels, address: address as never });
	expect(say("shipped", [parcel("in_transit")])).toEqual({
		headline: "On its way.",
		lead: "Follow the journey below.",
		trouble: null,
	});
	expect(say("shipped", [parcel("problem")]).trouble).toBe("Held");
	expect(say("shipped", [parcel("returning")]).trouble).toBe("Coming back");
	expect(say("shipped", [parcel("in_transit", true)]).trouble).toBe("No news");
	expect(say("packed", [parcel(null)]).lead).toMatch(/courier/);
	expect(say("packed", [parcel(null)], null).lead).toMatch(/stadium/);
});
