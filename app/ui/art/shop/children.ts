import { club } from "../../../../club/profile";
import { pigments } from "../colours";
import { artHouse } from "../division-art";
import { drawStitchedCrest } from "../marks/crest-svg";
import { letterPath, tide } from "../marks/letters";
import { createRandom } from "../random";
import { clippedToPath, group, rectangle, shape, stroke, svgDocument } from "../svg";
import { swellPath } from "../swell";
import { clothOf } from "./cloth";
import type { Garment } from "./garments";

const sleeved =
	"M238 60L176 84C146 98 130 122 118 160L92 236L166 268L190 214C194 270 194 316 190 366Q300 382 410 366C406 316 406 270 410 214L434 268L508 236L482 160C470 122 454 98 424 84L362 60C344 96 256 96 238 60Z";
const sleeveless =
	"M226 60C230 122 214 160 178 184C186 250 186 310 182 366Q300 382 418 366C414 310 414 250 422 184C386 160 370 122 374 60L346 56C338 112 324 124 300 124S262 112 254 56Z";
const shorts = "M192 398Q300 412 408 398L432 544Q376 560 322 552L304 470H296L278 552Q224 560 168 544Z";

/** A child's shirt with the shorts that go with it. */
export function drawChildrensKit({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const body = artHouse(division) === "basketball" ? sleeveless : sleeved;
	const stripes = swellPath({
		x: 80,
		y: 40,
		width: 440,
		height: 350,
		stripes: 8,
		amplitude: 15,
		waves: 1,
		phase: createRandom(`kit/${slug}`).phase(),
		drift: 0.42,
	});
	const side = "M176 398L156 544M424 398L444 544";
	return svgDocument(
		600,
		600,
		clippedToPath(
			"shirt",
			body,
			rectangle(0, 0, 600, 400, inks.ground) +
				shape(stripes, inks.stripe) +
				shape(
					"M190 200C206 260 200 330 196 380L170 376V210ZM410 200C394 260 400 330 404 380L430 376V210Z",
					pigments.trench,
					0.16,
				) +
				stroke("M88 230L170 266M512 230L430 266", inks.trim, 14),
		) +
			stroke(
				artHouse(division) === "basketball"
					? "M346 56C338 112 324 124 300 124S262 112 254 56"
					: "M362 60C344 96 256 96 238 60",
				inks.trim,
				13,
			) +
			shape(
				letterPath(club.shortName, {
					x: 300,
					y: 222,
					cap: 36,
					width: tide(-1.4),
					fit: 160,
					anchor: "middle",
				}),
				inks.print,
			) +
			group("translate(336 144) scale(.36)", drawStitchedCrest({ ground: inks.print, mark: inks.ground })) +
			clippedToPath(
				"shorts",
				shorts,
				rectangle(140, 390, 320, 180, inks.ground) +
					stroke(side, inks.trim, 46) +
					shape("M296 470L278 560H322L304 470Z", pigments.trench, 0.3),
			) +
			stroke("M192 404Q300 418 408 404", inks.trim, 12),
	);
}
