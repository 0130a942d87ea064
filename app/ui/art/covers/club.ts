import { monogram } from "../../../../club/crest";
import { pigments } from "../colours";
import { letterPath, tide } from "../marks/letters";
import type { compositions } from "../picture-ref";
import { clippedToCircle, group, rectangle, round, shape } from "../svg";
import { swellPath } from "../swell";
import type { Composition, Scene } from "./composition";
import { drawBunting, drawFerry, drawLighthouse } from "./harbour";

export const clubCompositions: Record<(typeof compositions)["club"][number], Composition> = {
	sun: drawSun,
	monogram: drawMonogram,
	bunting: drawBunting,
	lighthouse: drawLighthouse,
	ferry: drawFerry,
};

/** The sun on the sea: the waves lie down, and the disc shows them from the other side. */
function drawSun({ random, width, height, field, disc }: Scene): string {
	const x = width * (disc?.x ?? random.between(0.4, 0.7));
	const y = height * (disc?.y ?? 0.46);
	const radius = Math.min(width, height) * (disc?.size ?? 0.34);
	const waves = swellPath({
		x: -60,
		width: height + 120,
		height: width,
		stripes: 8,
		amplitude: 30,
		waves: 1.5,
		phase: random.phase(),
		drift: 0.35,
		bulge: 0.6,
	});
	const lay = (fill: string, lower: number) =>
		group(`translate(0 ${height + lower}) rotate(-90)`, `<use href="#waves" fill="${fill}"/>`);
	return (
		rectangle(0, 0, width, height, field.ground) +
		`<defs><path id="waves" d="${waves}"/></defs>` +
		lay(field.stripe, 0) +
		clippedToCircle(
			"sun",
			x,
			y,
			radius,
			rectangle(0, 0, width, height, field.counter) + lay(field.counterStripe, round(height / 16)),
		)
	);
}

function drawMonogram({ random, width, height, field }: Scene): string {
	const stripes = swellPath({
		x: -80,
		width: width + 160,
		height,
		stripes: 10,
		amplitude: 60,
		waves: 1,
		phase: random.phase(),
		drift: 0.3,
		bulge: 0.7,
	});
	const letters = letterPath(monogram, {
		x: width / 2,
		y: height * 0.2,
		cap: height * 0.6,
		width: tide(random.phase(), 1.6),
		fit: width * 0.92,
		anchor: "middle",
	});
	return (
		rectangle(0, 0, width, height, field.ground) +
		shape(stripes, field.stripe) +
		// The pale accent of the club is lost on foam.
		shape(letters, field.ground === pigments.foam ? pigments.sea : field.counter)
	);
}
