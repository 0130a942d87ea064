import { pigments } from "./colours";
import { createRandom } from "./random";
import { rectangle, shape, svgDocument } from "./svg";
import { swellPath } from "./swell";

/** The background of a member's initials; always dark enough for white letters. */
export function drawAvatar(slug: string): string {
	const random = createRandom(`avatar/${slug}`);
	const [ground, stripe] = random.pick([
		[pigments.sea, pigments.deep],
		[pigments.trench, pigments.sea],
		[pigments.deep, pigments.trench],
		[pigments.trench, "#14405A"],
	] as const);
	const stripes = swellPath({
		x: -8,
		width: 112,
		height: 96,
		stripes: 4,
		amplitude: 7,
		waves: 1,
		phase: random.phase(),
		drift: 0.4,
		bulge: 0.6,
	});
	return svgDocument(96, 96, rectangle(0, 0, 96, 96, ground) + shape(stripes, stripe), { crop: true });
}
