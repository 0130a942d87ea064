import type { HouseKey } from "../../platform/club-profile";
import type { ClothName } from "./picture-ref";

/** What the things of a house are sewn of when nothing else is said. */
export function ownCloth(division: HouseKey): ClothName {
	if (division === "esports") return "trench";
	return division === "football" || division === "club" ? "sea" : "accent";
}
