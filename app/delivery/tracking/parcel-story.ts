import type { TrackedOrder, TrackedParcel } from "../parcels/contract";

/** The page's headline; of several parcels, the one that needs attention decides. */
export type ParcelStory =
	| "packing"
	| "packed"
	| "onTheWay"
	| "waiting"
	| "quiet"
	| "returning"
	| "lost"
	| "arrived"
	| "completed"
	| "over";

export function storyOf({ state, parcels }: Pick<TrackedOrder, "state" | "parcels">): ParcelStory {
	if (state === "completed") return "completed";
	if (state === "delivered") return "arrived";
	const trouble = parcels.map(troubleOf).find((each) => each !== null);
	if (trouble) return trouble;
	if (state === "paid") return "packing";
	if (state === "packed") return "packed";
	return state === "shipped" ? "onTheWay" : "over";
}

const troubles = ["waiting", "quiet", "returning", "lost"] as const satisfies readonly ParcelStory[];
export const isTroubled = (story: ParcelStory): story is (typeof troubles)[number] =>
	(troubles as readonly ParcelStory[]).includes(story);

export function troubleOf({ step, isSilent }: Pick<TrackedParcel, "step" | "isSilent">) {
	if (step === "lost") return "lost";
	if (step === "returning" || step === "returned") return "returning";
	if (step === "problem") return "waiting";
	return isSilent ? "quiet" : null;
}

/** The steps of an order that is sent. */
export const sentStates = ["paid", "packed", "shipped", "delivered", "completed"] as const;

/** The order's position in the list of steps; -1 where it is not being sent. */
export const parcelPlaceOf = (state: TrackedOrder["state"]) =>
	(sentStates as readonly TrackedOrder["state"][]).indexOf(state);
