import type { ClubSection } from "../../../platform/club-profile";
import { accentOf, pigments } from "../colours";
import { ownCloth } from "../own-cloth";
import type { ClothName } from "../picture-ref";

export type Cloth = { ground: string; stripe: string; print: string; trim: string };

/** An item's fabric. Each house has a default: the sea, the dark of esports, or its accent. */
export function clothOf(division: ClubSection, name: ClothName = ownCloth(division)): Cloth {
	const { trench, sea, deep, foam } = pigments;
	const { fill, shade } = accentOf(division);
	const cloths: Record<ClothName, Cloth> = {
		sea: { ground: sea, stripe: deep, print: foam, trim: fill },
		trench: { ground: trench, stripe: "#0F3346", print: fill, trim: fill },
		foam: { ground: foam, stripe: "#DCE6EA", print: sea, trim: fill },
		accent: { ground: fill, stripe: shade, print: trench, trim: sea },
	};
	return cloths[name];
}
