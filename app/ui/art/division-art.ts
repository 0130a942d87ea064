import { type ClubSection, findDivision } from "../../platform/club-profile";
import {
	type ArtHouse,
	type CompositionName,
	compositions,
	type FieldName,
	type PictureRef,
} from "./picture-ref";
import type { PictureSlot } from "./picture-url";

/** Whose geometry a section is drawn with: that of its division's sport; the club's if nothing is drawn for it. */
export function artHouse(section: ClubSection): ArtHouse {
	const house = findDivision(section)?.sport ?? section;
	return Object.hasOwn(compositions, house) ? (house as ArtHouse) : "club";
}

/** The division's own disc; what has none shares the sun. */
export const discOf = (section: ClubSection): CompositionName => discs[artHouse(section)] ?? "sun";
const discs: Partial<Record<ArtHouse, CompositionName>> = {
	football: "centre-circle",
	basketball: "basketball",
	esports: "d-pad",
};

type Look = { variant?: CompositionName; field: FieldName };
type Place = "menu" | "drawer" | "panji";

/** What stands for a division where all of them are side by side. */
export const divisionCover = (division: ClubSection, place: Place): PictureRef => ({
	art: "cover",
	slug: place,
	division,
	...(looks[place][artHouse(division)] ?? { variant: "sun", field: "accent" }),
});

const looks: Record<Place, Partial<Record<ArtHouse, Look>>> = {
	menu: {
		football: { variant: "centre-circle", field: "accent" },
		basketball: { variant: "basketball", field: "foam" },
		esports: { variant: "stepped-waves", field: "trench" },
	},
	drawer: {
		football: { variant: "centre-circle", field: "accent" },
		basketball: { variant: "basketball", field: "accent" },
		esports: { variant: "tunnel", field: "accent" },
	},
	panji: {
		football: { variant: "centre-circle", field: "sea" },
		basketball: { variant: "basketball", field: "zebra" },
		esports: { variant: "stepped-waves", field: "trench" },
	},
};

/** In the drawer's small tiles, the centre circle stands in the middle. */
export const drawerDisc = (division: ClubSection): Pick<PictureSlot, "disc"> =>
	artHouse(division) === "football" ? { disc: { x: 0.5, y: 0.5, size: 0.42 } } : {};

/** Each has a background that the academy's title is readable on. */
export const academyCover = (division: ClubSection): PictureRef => ({
	art: "cover",
	division: "academy",
	slug: `akademi-${division}`,
	...(artHouse(division) === "basketball"
		? { variant: "running-track", field: "accent-foam" }
		: { variant: "stairs", field: "accent" }),
});
