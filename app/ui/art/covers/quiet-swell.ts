import { rectangle, shape } from "../svg";
import { swellPath } from "../swell";
import type { Scene } from "./composition";

/** The ground with its own stripe running through it, as most scenes begin. */
export function drawQuietSwell({ random, width, height, field }: Scene, stripes = 6): string {
	const swell = swellPath({
		x: -40,
		width: width + 80,
		height,
		stripes,
		amplitude: width * 0.04,
		waves: 1,
		phase: random.phase(),
		drift: 0.35,
		bulge: 0.5,
	});
	return rectangle(0, 0, width, height, field.ground) + shape(swell, field.stripe);
}

/** A line of waves from edge to edge, closed along the bottom. */
export function seaPath(width: number, bottom: number, level: number, swing: number, waves = 3): string {
	const length = Math.round(width / waves);
	const [y, up] = [Math.round(level), Math.round(swing)];
	const reach = Math.round(length * 0.36);
	let path = `M${-length} ${y}`;
	for (let wave = 0; wave < waves + 2; wave++) {
		const half = Math.round(length / 2);
		path += `c${reach} 0 ${half - reach} ${up} ${half} ${up}c${reach} 0 ${half - reach} ${-up} ${half} ${-up}`;
	}
	return `${path}V${Math.round(bottom)}H${-length}Z`;
}
