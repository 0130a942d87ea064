import type { TrackedOrder } from "../parcels/contract";
import type { parcelTexts } from "../parcels/parcel-texts";
import { isTroubled, type ParcelStory, storyOf } from "./parcel-story";

/** The order's progress in plain words. */
export function sayStory(
	t: typeof parcelTexts.en,
	order: Pick<TrackedOrder, "state" | "parcels" | "address">,
) {
	const story = storyOf(order);
	const toFetch: Partial<Record<ParcelStory, string>> = order.address ? {} : t.toFetch;
	const lead = story === "onTheWay" ? t.onTheWayText(order.parcels.length) : t[`${story}Text`];
	return {
		headline: t[story],
		lead: toFetch[story] ?? lead,
		/** "Tertahan"; null while all is well. */
		trouble: isTroubled(story) ? t.troubles[story] : null,
	};
}
