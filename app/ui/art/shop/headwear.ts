import { pigments } from "../colours";
import { drawStitchedCrest } from "../marks/crest-svg";
import { createRandom } from "../random";
import { clippedToPath, ellipse, group, rectangle, shape, stroke, svgDocument } from "../svg";
import { swellPath } from "../swell";
import { clothOf } from "./cloth";
import type { Garment } from "./garments";

const { trench } = pigments;

/** A brim all around, for the stand that gets the sun. */
export function drawBucketHat({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const crown = "M190 150Q300 110 410 150L446 350Q300 396 154 350Z";
	const brim = "M156 332C110 366 60 420 54 470Q300 548 546 470C540 420 490 366 444 332Q300 384 156 332Z";
	const stripes = swellPath({
		x: 130,
		y: 110,
		width: 340,
		height: 280,
		stripes: 6,
		amplitude: 12,
		waves: 1,
		phase: createRandom(`hat/${slug}`).phase(),
	});
	return svgDocument(
		600,
		600,
		shape("M54 470Q300 548 546 470L548 486Q300 566 52 486Z", trench, 0.6) +
			shape(brim, inks.trim) +
			stroke(
				"M120 384Q300 446 480 384M86 428Q300 498 514 428",
				trench,
				3,
				' opacity=".35" stroke-dasharray="9 6"',
			) +
			clippedToPath(
				"crown",
				crown,
				rectangle(140, 100, 320, 300, inks.ground) +
					shape(stripes, inks.stripe) +
					shape("M154 350Q300 396 446 350V322Q300 366 150 322Z", trench, 0.24),
			) +
			stroke("M190 152Q300 186 410 152", trench, 4, ' opacity=".35"') +
			group("translate(256 204) scale(1.1)", drawStitchedCrest({ ground: inks.print, mark: inks.ground })),
	);
}

/** A knitted cap with a ball of wool on top. */
export function drawBeanie({ slug, division, cloth }: Garment): string {
	const inks = clothOf(division, cloth);
	const dome = "M132 400C120 230 196 132 300 132S480 230 468 400Z";
	const stripes = swellPath({
		x: 110,
		y: 120,
		width: 380,
		height: 300,
		stripes: 6,
		amplitude: 16,
		waves: 1,
		phase: createRandom(`beanie/${slug}`).phase(),
		drift: 0.4,
	});
	let ribs = "";
	for (let rib = 0; rib < 14; rib++) ribs += `M${130 + rib * 26} 384V500`;
	return svgDocument(
		600,
		600,
		ellipse(300, 108, 58, 54, inks.trim) +
			stroke("M300 60V150M256 76L344 140M344 76L256 140", inks.print, 6, ' opacity=".5"') +
			clippedToPath("dome", dome, rectangle(100, 100, 400, 320, inks.ground) + shape(stripes, inks.stripe)) +
			clippedToPath(
				"fold",
				"M116 384Q300 420 484 384L490 490Q300 530 110 490Z",
				rectangle(100, 370, 400, 160, inks.trim) + stroke(ribs, trench, 4, ' opacity=".3"'),
			) +
			group("translate(268 400) scale(.84)", drawStitchedCrest({ ground: inks.print, mark: inks.ground })),
	);
}
