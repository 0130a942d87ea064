import type { ClubSection } from "../../platform/club-profile";
import type { ClothName } from "./picture-ref";

/** The default fabric of a house's items. */
export function ownCloth(division: ClubSection): ClothName {
	if (division === "esports") return "trench";
	return division === "football" || division === "club" ? "sea" : "accent";
}
