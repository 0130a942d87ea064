import { club } from "../../../../club/profile";
import { accentOf, pigments } from "../colours";
import { letterPath, tide } from "../marks/letters";
import { createRandom } from "../random";
import { clippedToPath, group, rectangle, shape, svgDocument } from "../svg";
import { swellPath } from "../swell";
import type { Merchandise } from "./merchandise";

export function drawTumbler({ slug, division, word = club.shortName }: Merchandise): string {
	const stripes = swellPath({
		x: 190,
		y: 140,
		width: 220,
		height: 420,
		stripes: 5,
		amplitude: 14,
		waves: 1.4,
		phase: createRandom(`tumbler/${slug}`).phase(),
		drift: 0.4,
		bulge: 0.6,
	});
	const print = letterPath(word, { cap: 58, width: tide(-1.4), fit: 270 });
	const cup =
		rectangle(180, 140, 240, 440, pigments.sea) +
		shape(stripes, pigments.deep) +
		rectangle(330, 140, 90, 440, pigments.trench, ' opacity=".18"');
	return svgDocument(
		600,
		600,
		clippedToPath("cup", "M208 150H392L376 540Q300 556 224 540Z", cup) +
			shape("M196 108H404L398 152H202Z", pigments.trench) +
			shape("M222 84H378L384 110H216Z", accentOf(division).fill) +
			group("translate(272 500) rotate(-90)", shape(print, pigments.foam)),
	);
}
