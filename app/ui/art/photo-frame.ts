import type { ClubSection } from "../../platform/club-profile";
import { accentOf, pigments } from "./colours";
import { waveCut } from "./match-poster";
import { createRandom } from "./random";
import { clippedToPath, rectangle, shape, stroke, svgDocument } from "./svg";
import { swellPath } from "./swell";

/** An overlay for photos: the wave cuts the right edge, the rest is transparent. */
export function drawPhotoFrame(frame: {
	slug: string;
	division: ClubSection;
	width: number;
	height: number;
}): string {
	const { slug, division, width, height } = frame;
	const random = createRandom(`photo/${slug}`);
	const middle = width * random.between(0.76, 0.84);
	const reach = width * 0.06;
	const lean = random.coin() ? reach : -reach;
	const border = waveCut(middle, lean, height, 0.22);
	const stripes = swellPath({
		x: middle - reach * 3,
		width: width - middle + reach * 4,
		height,
		stripes: 3,
		amplitude: reach,
		waves: 1,
		phase: lean > 0 ? 0.3 : 3.4,
		drift: 0.25,
	});
	const water = rectangle(0, 0, width, height, pigments.sea) + shape(stripes, pigments.deep);
	return svgDocument(
		width,
		height,
		clippedToPath("water", `${border}H${width}V0Z`, water) + stroke(border, accentOf(division).fill, 14),
		{ crop: true },
	);
}
