import { club } from "../../../../club/profile";
import type { ClubSection } from "../../../platform/club-profile";
import { pigments } from "../colours";
import { drawStitchedCrest } from "../marks/crest-svg";
import { letterPath, tide } from "../marks/letters";
import type { ClothName } from "../picture-ref";
import { createRandom } from "../random";
import {
	clippedToCircle,
	clippedToPath,
	ellipse,
	group,
	rectangle,
	shape,
	stroke,
	svgDocument,
} from "../svg";
import { swellPath } from "../swell";
import { type Cloth, clothOf } from "./cloth";

export type Garment = { slug: string; division: ClubSection; cloth?: ClothName };

const { trench } = pigments;
const longSleeves =
	"L150 116C112 132 96 160 86 210L46 470L116 488L158 300C162 390 160 470 156 552Q300 574 444 552C440 470 438 390 442 300L484 488L554 470L514 210C504 160 488 132 450 116L378 90";
const folds = shape(
	"M158 250C186 330 178 460 166 552L146 548V290ZM442 250C414 330 422 460 434 552L454 548V290ZM216 552C236 480 230 430 222 390C250 440 252 500 244 556ZM384 552C364 480 370 430 378 390C350 440 348 500 356 556Z",
	trench,
	0.15,
);
const cuffs = "M42 458L118 478M558 458L482 478";

/** A hood, two cords and a pocket for both hands. */
export function drawHoodie({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const body = `M222 90${longSleeves}C360 150 240 150 222 90Z`;
	const pocket = "M206 506L236 410H364L394 506Z";
	return svgDocument(
		600,
		600,
		shape("M204 112C184 20 416 20 396 112C380 160 340 176 300 178C260 176 220 160 204 112Z", inks.ground) +
			shape("M204 112C184 20 416 20 396 112C380 160 340 176 300 178C260 176 220 160 204 112Z", trench, 0.2) +
			clippedToPath(
				"cloth",
				body,
				drawCloth(slug, inks) + folds + stroke(`${cuffs}M150 546Q300 570 450 546`, inks.trim, 30),
			) +
			ellipse(300, 100, 66, 44, trench, 0.55) +
			stroke("M230 104C250 156 350 156 370 104", inks.trim, 12) +
			stroke("M268 146V232M332 146V222", inks.print, 7) +
			shape(pocket, trench, 0.16) +
			stroke("M206 506L236 410H364L394 506", inks.print, 5, ' opacity=".6"') +
			printWord(inks, 300),
	);
}

/** A zip from hem to chin, and shoulders in the accent. */
export function drawJacket({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const body = `M222 90${longSleeves}C360 112 240 112 222 90Z`;
	const yoke = "M40 40H560V300C500 250 420 262 300 262S100 250 40 300Z";
	return svgDocument(
		600,
		600,
		clippedToPath(
			"cloth",
			body,
			drawCloth(slug, inks) +
				clippedToPath("yoke", yoke, rectangle(0, 0, 600, 320, inks.trim)) +
				folds +
				stroke(`${cuffs}M150 546Q300 570 450 546`, trench, 26, ' opacity=".5"'),
		) +
			shape(
				"M222 92C216 70 224 56 234 48C270 66 330 66 366 48C376 56 384 70 378 92C350 116 250 116 222 92Z",
				inks.ground,
			) +
			stroke("M300 66V564", inks.print, 7) +
			stroke("M300 66V564", trench, 7, ' stroke-dasharray="5 5" opacity=".5"') +
			stroke("M206 420L236 500M394 420L364 500", inks.print, 8) +
			group("translate(352 296) scale(.44)", drawStitchedCrest({ ground: inks.print, mark: inks.ground })),
	);
}

/** For cold mornings: a short zip, sleeves in another colour. */
export function drawTrainingTop({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const body = `M222 90${longSleeves}C360 116 240 116 222 90Z`;
	const sleeves =
		"M222 80C190 150 176 210 158 330L116 520H0V80ZM378 80C410 150 424 210 442 330L484 520H600V80Z";
	return svgDocument(
		600,
		600,
		clippedToPath(
			"cloth",
			body,
			rectangle(0, 0, 600, 600, inks.ground) +
				chestWave(slug, inks) +
				shape(sleeves, inks.stripe) +
				folds +
				stroke(cuffs, inks.trim, 18),
		) +
			shape(
				"M222 92C218 74 226 62 236 56C270 70 330 70 364 56C374 62 382 74 378 92C350 114 250 114 222 92Z",
				inks.trim,
			) +
			stroke("M300 72V214", inks.print, 7) +
			stroke("M224 92C204 150 188 220 160 320M376 92C396 150 412 220 440 320", inks.trim, 5) +
			group("translate(346 170) scale(.42)", drawStitchedCrest({ ground: inks.print, mark: inks.ground })),
	);
}

/** Everyday cotton: no stripes, one wave in a disc. */
export function drawTee({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const body =
		"M220 78L146 104C116 116 98 134 84 168L34 288L118 330L152 268C156 356 156 452 152 548Q300 566 448 548C444 452 444 356 448 268L482 330L566 288L516 168C502 134 484 116 454 104L380 78C350 128 250 128 220 78Z";
	const print =
		rectangle(190, 200, 220, 220, inks.print) +
		shape(
			swellPath({
				x: 180,
				y: 200,
				width: 240,
				height: 220,
				stripes: 4,
				amplitude: 16,
				waves: 1,
				phase: createRandom(`tee/${slug}`).phase(),
			}),
			inks.ground,
		);
	return svgDocument(
		600,
		600,
		clippedToPath("cloth", body, rectangle(0, 0, 600, 600, inks.ground) + folds) +
			stroke("M380 78C350 128 250 128 220 78", inks.stripe, 14) +
			stroke("M40 276L122 317M560 276L478 317", inks.stripe, 5, ' stroke-dasharray="8 5"') +
			clippedToCircle("print", 300, 300, 92, print) +
			shape(
				letterPath(club.shortName, {
					x: 300,
					y: 414,
					cap: 30,
					width: tide(-1.4),
					fit: 184,
					anchor: "middle",
				}),
				inks.print,
			),
	);
}

function drawCloth(slug: string, inks: Cloth): string {
	const stripes = swellPath({
		x: 20,
		y: 40,
		width: 560,
		height: 540,
		stripes: 9,
		amplitude: 18,
		waves: 1.1,
		phase: createRandom(`garment/${slug}`).phase(),
		drift: 0.42,
	});
	return rectangle(0, 0, 600, 600, inks.ground) + shape(stripes, inks.stripe);
}

function chestWave(slug: string, inks: Cloth): string {
	const lay = swellPath({
		x: 250,
		y: 0,
		width: 130,
		height: 600,
		stripes: 3,
		amplitude: 20,
		waves: 1.6,
		phase: createRandom(`garment/${slug}`).phase(),
	});
	return group("rotate(-90 300 300) translate(-30 0)", shape(lay, inks.trim));
}

const printWord = (inks: Cloth, y: number) =>
	shape(
		letterPath(club.shortName, { x: 300, y, cap: 48, width: tide(-1.4), fit: 214, anchor: "middle" }),
		inks.print,
	);
