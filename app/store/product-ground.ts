import { ownCloth } from "../ui/art/own-cloth";
import { type ArtRef, type PictureRef, sewnThings } from "../ui/art/picture-ref";
import type { ProductGround } from "../ui/cards/product-card";

/** What a drawn thing is mostly made of. */
type Tone = "blue" | "light" | "bright" | "dark";

/** The stages on which a thing can be seen, in both themes: dark things stay off dark grounds, blue ones off blue. */
const stages: Record<Tone, readonly ProductGround[]> = {
	blue: ["mist", "surface"],
	light: ["sea"],
	bright: ["trench", "sea"],
	dark: ["mist"],
};

/** Takes turns along a row, so that no two neighbours look alike without need. */
export function groundFor(picture: PictureRef, place: number): ProductGround {
	const choice = stages[toneOf(picture)];
	return choice[place % choice.length] ?? "surface";
}

export function toneOf(picture: PictureRef): Tone {
	if (!("art" in picture)) return "blue";
	if (picture.art === "jersey") return kitTones[picture.kit];
	if (picture.art === "ball") return "bright";
	if (isSewn(picture)) return clothTones[picture.cloth ?? ownCloth(picture.division)];
	return picture.art === "cap" && picture.division === "esports" ? "dark" : "blue";
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
