import { artHouse } from "../../ui/art/division-art";
import { ownCloth } from "../../ui/art/own-cloth";
import { type ArtRef, type PictureRef, sewnThings } from "../../ui/art/picture-ref";
import type { ProductGround } from "../../ui/cards/product-card";

/** The main colour of a drawn product. */
type Tone = "blue" | "light" | "bright" | "dark";

/** The backgrounds a product can be shown on, in both themes: no dark products on dark, no blue ones on blue. */
const stages: Record<Tone, readonly ProductGround[]> = {
	blue: ["mist", "surface"],
	light: ["sea"],
	bright: ["trench", "sea"],
	dark: ["mist"],
};

/** Alternates along a row, so that neighbours differ where possible. */
export function groundFor(picture: PictureRef, place: number): ProductGround {
	const choice = stages[toneOf(picture)];
	return choice[place % choice.length] ?? "surface";
}

export function toneOf(picture: PictureRef): Tone {
	if (!("art" in picture)) return "blue";
	if (picture.art === "jersey") return kitTones[picture.kit];
	if (picture.art === "ball") return "bright";
	if (isSewn(picture)) return clothTones[picture.cloth ?? ownCloth(picture.division)];
	return picture.art === "cap" && artHouse(picture.division) === "esports" ? "dark" : "blue";
}

const isSewn = (picture: ArtRef): picture is Extract<ArtRef, { cloth?: unknown }> =>
	sewnThings.some((thing) => thing === picture.art);

const clothTones = { sea: "blue", trench: "dark", foam: "light", accent: "bright" } as const;

const kitTones = {
	home: "blue",
	away: "light",
	third: "dark",
	keeper: "bright",
	basketball: "bright",
	esports: "dark",
} as const;
