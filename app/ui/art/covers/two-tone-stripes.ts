import { rectangle, round } from "../svg";
import { swellPath } from "../swell";
import type { Scene } from "./composition";

/**
 * The same stripes twice: `behind` covers the picture, `inside` is laid in a shape cut out of it, in the counter
 * colours and moved half a stripe on, so that the shape is seen by its stripes alone.
 */
export function drawTwoToneStripes({ random, width, height, field }: Scene): {
	behind: string;
	inside: string;
} {
	const stripes = swellPath({
		x: -40,
		width: width + 80,
		height,
		stripes: 9,
		amplitude: width * 0.035,
		waves: random.between(0.9, 1.4),
		phase: random.phase(),
		drift: 0.42,
		bulge: 0.55,
	});
	const ground = rectangle(0, 0, width, height, field.ground);
	const counter = rectangle(0, 0, width, height, field.counter);
	return {
		behind: `${ground}<defs><path id="stripes" d="${stripes}"/></defs><use href="#stripes" fill="${field.stripe}"/>`,
		inside: `${counter}<use href="#stripes" x="${round(width / 18)}" fill="${field.counterStripe}"/>`,
	};
}
