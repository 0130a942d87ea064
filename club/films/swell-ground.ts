import { rectangle, shape } from "../../app/ui/art/svg";
import { swellPath } from "../../app/ui/art/swell";
import { frameHeight, frameWidth } from "./film";

/** The sea of every film: stripes that the wave runs through as time passes. */
export function drawSwellGround(time: number, ground: string, stripe: string, stripes = 6): string {
	const swell = swellPath({
		x: -60,
		width: frameWidth + 120,
		height: frameHeight,
		stripes,
		amplitude: 44,
		waves: 1.1,
		phase: time * 0.6,
		drift: 0.4,
		bulge: 0.5,
	});
	return rectangle(0, 0, frameWidth, frameHeight, ground) + shape(swell, stripe);
}
