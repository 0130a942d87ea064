import { accentOf, pigments } from "../colours";
import { artHouse } from "../division-art";
import { drawStitchedCrest } from "../marks/crest-svg";
import { createRandom } from "../random";
import { clippedToPath, ellipse, group, rectangle, shape, stroke, svgDocument } from "../svg";
import { swellPath } from "../swell";
import type { Merchandise } from "./merchandise";

const crown =
	"M108 372C100 232 180 122 320 120C452 118 534 214 536 352C536 372 532 384 522 392C470 420 402 432 330 430C240 428 150 410 108 372Z";
const frontPanel = "M108 372C100 232 180 122 320 120C364 186 392 300 386 428C240 432 150 410 108 372Z";
const peak = "M108 366C64 384 22 424 22 456C60 512 262 520 392 430C300 436 180 420 108 366Z";
const underside = "M22 456C60 512 262 520 392 430L394 444C268 540 52 532 22 474Z";

/** A cap in three-quarter view: plain front with the crest, the swell on its side, the accent on its peak. */
export function drawCap({ slug, division }: Merchandise): string {
	const { fill, shade } = accentOf(division);
	const { trench, sea, deep, foam } = pigments;
	const isDark = artHouse(division) === "esports";
	const [cloth, stripe] = isDark ? [trench, "#14485A"] : [sea, deep];
	const stripes = swellPath({
		x: 300,
		y: 100,
		width: 280,
		height: 350,
		stripes: 6,
		amplitude: 14,
		waves: 1,
		phase: createRandom(`cap/${slug}`).phase(),
		drift: 0.45,
		bulge: 0.6,
	});
	const seams =
		"M320 120C364 186 392 300 386 428M320 120C420 150 482 250 486 408M320 120C200 150 128 250 124 384";
	const eyelets = ellipse(420, 214, 7, 9, trench, 0.5) + ellipse(226, 200, 7, 8, trench, 0.4);
	const body =
		rectangle(0, 0, 600, 560, cloth) +
		shape(stripes, stripe) +
		shape(frontPanel, cloth) +
		shape("M108 372C150 410 240 428 330 430L386 428V398C290 402 180 386 104 340Z", trench, 0.2) +
		shape("M486 408C482 250 420 150 320 120H560V420Z", trench, 0.2) +
		stroke(seams, trench, 3, ' opacity=".4"') +
		eyelets;
	return svgDocument(
		600,
		600,
		group(
			"translate(14 -10)",
			shape(underside, shade) +
				shape(underside, trench, 0.45) +
				clippedToPath("crown", crown, body) +
				shape(peak, fill) +
				shape("M108 366C180 420 300 436 392 430C300 452 176 440 96 372Z", trench, 0.22) +
				stroke(
					"M50 448C98 488 248 492 352 444M78 428C124 464 236 470 320 448",
					trench,
					3,
					' opacity=".35" stroke-dasharray="9 6"',
				) +
				ellipse(320, 120, 20, 10, fill) +
				group("translate(190 202) skewY(3) scale(1.24)", drawStitchedCrest({ ground: foam, mark: cloth })),
		),
	);
}
