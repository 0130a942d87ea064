import { club } from "../../../../club/profile";
import { accentOf, pigments } from "../colours";
import { letterPath, tide } from "../marks/letters";
import { createRandom } from "../random";
import { clippedToPath, rectangle, shape, stroke, svgDocument } from "../svg";
import { swellPath } from "../swell";
import type { Merchandise } from "./merchandise";

export function drawTote({ slug, division, word = club.shortName }: Merchandise): string {
	const waves = swellPath({
		x: 100,
		y: 380,
		width: 400,
		height: 200,
		stripes: 9,
		amplitude: 16,
		waves: 0.9,
		phase: createRandom(`tote/${slug}`).phase(),
		drift: 0.35,
		bulge: 0.6,
	});
	const print = letterPath(word, { x: 300, y: 270, cap: 78, width: tide(-1.4), fit: 280, anchor: "middle" });
	const water = rectangle(0, 390, 600, 210, pigments.sea) + shape(waves, accentOf(division).fill);
	return svgDocument(
		600,
		600,
		stroke("M214 214C214 60 386 60 386 214", pigments.foam, 26) +
			stroke("M214 214C214 60 386 60 386 214", pigments.sea, 14) +
			shape("M140 210H460L480 560Q300 574 120 560Z", pigments.foam) +
			clippedToPath("water", "M130 390H470L480 560Q300 574 120 560Z", water) +
			shape(print, pigments.sea),
	);
}
