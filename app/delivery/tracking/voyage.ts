import type { TrackedParcel } from "../parcels/contract";
import { troubleOf } from "./parcel-story";

export type Stop = { place: string; at: string | null; isReached: boolean };
export type Voyage = {
	/** From our door to the fan's: at least two, at most four. */
	stops: Stop[];
	/** Where the parcel is: 1.5 is halfway between the second and the third stop. */
	position: number;
	going: "on" | "stuck" | "back";
};

const mostStops = 4;

/** A parcel's route as places, as far as its scans name them; null while they name none. */
export function voyageOf(
	{ scans, step, isSilent }: Pick<TrackedParcel, "scans" | "step" | "isSilent">,
	destination: string,
): Voyage | null {
	const places = new Map<string, string>();
	for (const { place: said, at } of scans.toReversed()) {
		const place = said && townOf(said);
		if (place && place !== destination && !places.has(place)) places.set(place, at);
	}
	const passed = [...places].map(([place, at]): Stop => ({ place, at, isReached: true }));
	const [first, ...others] = passed;
	if (!first) return null;
	const hasArrived = step === "delivered";
	const last = { place: destination, at: hasArrived ? scans[0]!.at : null, isReached: hasArrived };
	const stops = [first, ...others.slice(2 - mostStops), last];
	const trouble = troubleOf({ step, isSilent });
	return {
		stops,
		position: positionIn(stops, { scans, step }),
		going: trouble === "returning" ? "back" : trouble ? "stuck" : "on",
	};
}

function positionIn(stops: readonly Stop[], { scans, step }: Pick<TrackedParcel, "scans" | "step">): number {
	if (step === "delivered") return stops.length - 1;
	if (step === "returned") return 0;
	const latest = townOf(scans.find(({ place }) => place)?.place ?? "");
	const at = Math.max(
		0,
		stops.findIndex(({ place }) => place === latest),
	);
	if (step === "out_for_delivery") return Math.min(at + 0.6, stops.length - 1.4);
	return step === "returning" ? Math.max(0, at - 0.5) : at;
}

/** Couriers write "Jalan Dermaga Lama 7, Teluk Bahari"; beside a stop there is only room for the town. */
const townOf = (place: string) => place.split(",").at(-1)!.trim().slice(0, 28);
