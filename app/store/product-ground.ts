import type { PictureRef } from "../ui/art/picture-ref";
import type { ProductGround } from "../ui/cards/product-card";

/** What a drawn thing is mostly made of. */
type Tone = "blue" | "light" | "yellow" | "dark";

/** The stages on which a thing can be seen, in both themes: dark things stay off dark grounds, blue ones off blue. */
const stages: Record<Tone, readonly ProductGround[]> = {
	blue: ["mist", "surface"],
	light: ["sea"],
	yellow: ["trench", "sea"],
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
	if (picture.art === "ball") return "yellow";
	return picture.art === "cap" && picture.division === "esports" ? "dark" : "blue";
}

const kitTones = {
	home: "blue",
	away: "light",
	third: "dark",
	keeper: "yellow",
	basketball: "yellow",
	esports: "dark",
} as const;
