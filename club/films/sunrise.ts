import { accentOf, pigments } from "../../app/ui/art/colours";
import { letterPath, tide } from "../../app/ui/art/marks/letters";
import { clippedToCircle, group, rectangle, round, shape } from "../../app/ui/art/svg";
import { swellPath } from "../../app/ui/art/swell";
import { club } from "../profile";
import { blend, type Film, frameHeight, frameWidth, passage } from "./film";

const { sea, deep, foam, trench } = pigments;
const { fill } = accentOf("club");

/** The sun comes up over the bay, and the word swells. */
export const sunrise: Film = {
	name: "satu-ombak",
	seconds: 15,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Matahari naik di Teluk Bahari.", en: "The sun rises over Teluk Bahari." },
		{ id: "Satu klub, tiga arena.", en: "One club, three arenas." },
		{ id: "Satu ombak.", en: "One wave." },
		{ id: "[Ombak surut]", en: "[The waves ebb]" },
	],
	draw: (time) => {
		const waves = swellPath({
			x: -60,
			width: frameHeight + 120,
			height: frameWidth,
			stripes: 6,
			amplitude: 32,
			waves: 1.5,
			phase: time * 0.5,
			drift: 0.35,
			bulge: 0.6,
		});
		const lay = (ink: string, lower: number) =>
			group(`translate(0 ${frameHeight + lower}) rotate(-90)`, shape(waves, ink));
		const sun = blend(frameHeight * 1.25, frameHeight * 0.44, passage(time, 0.5, 7));
		const word = passage(time, 8, 10);
		const letters = letterPath(club.shortName, {
			x: frameWidth / 2,
			y: blend(760, 264, word),
			cap: 190,
			width: tide(time * 0.9 - 1.4),
			fit: 1090,
			anchor: "middle",
		});
		return (
			rectangle(0, 0, frameWidth, frameHeight, sea) +
			lay(deep, 0) +
			clippedToCircle(
				"sun",
				frameWidth / 2,
				sun,
				260,
				rectangle(0, 0, frameWidth, frameHeight, fill) + lay(trench, round(frameHeight / 16)),
			) +
			(word > 0 ? shape(letters, foam) : "")
		);
	},
};
