import { club } from "../../../../club/profile";
import { accentOf, pigments } from "../colours";
import { crestVariants } from "../marks/crest-geometry";
import { drawFullCrest, drawStitchedCrest } from "../marks/crest-svg";
import { letterPath, tide } from "../marks/letters";
import { createRandom } from "../random";
import { clippedToPath, ellipse, group, rectangle, ring, shape, stroke, svgDocument } from "../svg";
import { swellPath } from "../swell";
import { clothOf } from "./cloth";
import type { Garment } from "./garments";

const { trench, sea, foam, mist } = pigments;

/** A mug with the wave all around it. */
export function drawMug({ slug, division }: Garment): string {
	const { fill } = accentOf(division);
	const body = "M132 150H412V452C412 500 372 530 272 530S132 500 132 452Z";
	const stripes = swellPath({
		x: 112,
		y: 340,
		width: 320,
		height: 210,
		stripes: 7,
		amplitude: 14,
		waves: 1,
		phase: createRandom(`mug/${slug}`).phase(),
		bulge: 0.6,
	});
	const water = "M112 368C172 330 212 330 272 362S372 398 432 356V560H112Z";
	return svgDocument(
		600,
		600,
		stroke("M404 218C520 200 540 270 520 330C504 384 456 408 404 408", fill, 36) +
			clippedToPath(
				"mug",
				body,
				rectangle(120, 140, 300, 400, foam) +
					clippedToPath("water", water, rectangle(100, 320, 340, 230, sea) + shape(stripes, fill)) +
					rectangle(356, 140, 60, 400, trench, ' opacity=".12"'),
			) +
			ellipse(272, 150, 140, 30, mist) +
			ellipse(272, 154, 120, 22, trench) +
			shape(
				letterPath(club.shortName, {
					x: 266,
					y: 232,
					cap: 62,
					width: tide(-1.4),
					fit: 220,
					anchor: "middle",
				}),
				sea,
			),
	);
}

/** The crest on a ring, with a strap of the division's colour. */
export function drawKeyRing({ division }: Garment): string {
	const { fill, shade } = accentOf(division);
	return svgDocument(
		600,
		600,
		ring(300, 116, 70, "#7E8FA0", 16) +
			group(
				"rotate(14 300 180)",
				shape("M272 176H328V430L300 404L272 430Z", fill) + shape("M292 176H308V412L300 404L292 412Z", shade),
			) +
			ring(286, 200, 20, "#7E8FA0", 9) +
			group("rotate(-8 270 240) translate(166 222) scale(2.72)", drawFullCrest(crestVariants.sea)),
	);
}

/** A flag in the wind of the stand. */
export function drawFlag({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const sheet =
		"M128 84C220 40 300 150 392 108C450 84 496 84 548 108L528 392C476 372 436 376 384 398C296 436 216 330 128 372Z";
	const stripes = swellPath({
		x: 110,
		y: 40,
		width: 460,
		height: 400,
		stripes: 7,
		amplitude: 22,
		waves: 1,
		phase: createRandom(`flag/${slug}`).phase(),
		drift: 0.4,
	});
	return svgDocument(
		600,
		600,
		clippedToPath(
			"sheet",
			sheet,
			rectangle(100, 40, 480, 420, inks.ground) +
				shape(stripes, inks.stripe) +
				shape("M300 40C340 150 330 300 300 440H380C410 300 410 150 380 40Z", trench, 0.14),
		) +
			group("translate(276 164) scale(1.7)", drawStitchedCrest({ ground: inks.print, mark: inks.ground })) +
			rectangle(104, 52, 24, 516, "#7E8FA0") +
			ellipse(116, 48, 22, 22, inks.trim),
	);
}

/** A bag with cords over both shoulders. */
export function drawDrawstringBag({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const bag = "M166 130C230 110 370 110 434 130L460 500C462 540 440 552 400 552H200C160 552 138 540 140 500Z";
	const stripes = swellPath({
		x: 120,
		y: 300,
		width: 360,
		height: 270,
		stripes: 7,
		amplitude: 16,
		waves: 1,
		phase: createRandom(`bag/${slug}`).phase(),
		bulge: 0.6,
	});
	let gathers = "";
	for (let fold = 0; fold < 9; fold++) gathers += `M${184 + fold * 29} 120l${(4 - fold) * 3} 66`;
	return svgDocument(
		600,
		600,
		stroke("M176 132C90 220 92 420 158 528M424 132C510 220 508 420 442 528", inks.trim, 13) +
			clippedToPath(
				"bag",
				bag,
				rectangle(100, 90, 400, 480, inks.ground) +
					clippedToPath(
						"water",
						"M100 372C180 330 240 350 300 372S430 410 500 360V580H100Z",
						rectangle(100, 320, 400, 260, inks.trim) + shape(stripes, inks.stripe),
					) +
					stroke(gathers, trench, 5, ' opacity=".3"'),
			) +
			stroke("M166 134C230 154 370 154 434 134", inks.trim, 11) +
			shape(
				letterPath(club.shortName, {
					x: 300,
					y: 232,
					cap: 66,
					width: tide(-1.4),
					fit: 250,
					anchor: "middle",
				}),
				inks.print,
			),
	);
}
