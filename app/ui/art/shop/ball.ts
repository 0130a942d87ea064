import { accentOf, pigments } from "../colours";
import { ballSeams } from "../covers/basketball";
import { artHouse } from "../division-art";
import { createRandom } from "../random";
import { clippedToCircle, ellipse, group, rectangle, ring, round, shape, stroke, svgDocument } from "../svg";
import { swellPath } from "../swell";
import type { Merchandise } from "./merchandise";

const middle = 300;
const radius = 236;

export function drawBall({ slug, division }: Merchandise): string {
	const { fill, shade } = accentOf(division);
	const isBasketball = artHouse(division) === "basketball";
	const grain = swellPath({
		x: 70,
		y: 70,
		width: 460,
		height: 460,
		stripes: 7,
		amplitude: 20,
		waves: 1,
		phase: createRandom(`ball/${slug}`).phase(),
		drift: 0.4,
		bulge: 0.8,
	});
	const [skin, stripe] = isBasketball ? [fill, shade] : [pigments.foam, pigments.mist];
	const marks = isBasketball
		? stroke(ballSeams(middle, middle, radius), pigments.trench, 9)
		: drawPanels(fill);
	const ball = rectangle(0, 0, 600, 600, skin) + shape(grain, stripe) + marks;
	return svgDocument(
		600,
		600,
		ellipse(middle, 548, 170, 16, pigments.trench, 0.14) +
			group("rotate(-18 300 300)", clippedToCircle("ball", middle, middle, radius, ball)),
	);
}

/** Five-sided panels: one facing us, five cut off by the edge. */
function drawPanels(ink: string): string {
	const at = (turn: number, share: number) => {
		const angle = ((turn - 0.25 * 5) / 5) * 2 * Math.PI;
		return `${round(middle + radius * share * Math.cos(angle))} ${round(middle + radius * share * Math.sin(angle))}`;
	};
	const corners = [0, 1, 2, 3, 4];
	const front = `M${corners.map((corner) => at(corner, 0.36)).join("L")}Z`;
	const rim = corners.map(
		(corner) =>
			`M${at(corner, 0.74)}L${at(corner + 0.26, 0.86)}L${at(corner + 0.2, 1.1)}L${at(corner - 0.2, 1.1)}L${at(corner - 0.26, 0.86)}Z`,
	);
	const seams = corners.map(
		(corner) =>
			`M${at(corner, 0.36)}L${at(corner, 0.74)}M${at(corner + 0.26, 0.86)}L${at(corner + 0.5, 0.78)}L${at(corner + 0.74, 0.86)}`,
	);
	// A white ball needs its edge drawn, or it is lost on a pale stage.
	const edge = ring(middle, middle, radius, pigments.trench, 14);
	return shape(front + rim.join(""), ink) + stroke(seams.join(""), pigments.trench, 7) + edge;
}
