import type { ClubSection } from "../../platform/club-profile";
import { artHouse } from "./division-art";
import type { ClothName } from "./picture-ref";

/** The default fabric of a house's items. */
export function ownCloth(division: ClubSection): ClothName {
	const house = artHouse(division);
	if (house === "esports") return "trench";
	return house === "football" || house === "club" ? "sea" : "accent";
}
