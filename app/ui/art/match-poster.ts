import type { ClubSection } from "../../platform/club-profile";
import { accentOf, pigments } from "./colours";
import { ballSeams } from "./covers/basketball";
import { artHouse } from "./division-art";
import { createRandom } from "./random";
import { circle, clippedToPath, rectangle, ring, round, shape, stroke, svgDocument } from "./svg";
import { swellPath } from "./swell";

export type MatchPoster = {
	slug: string;
	division: ClubSection;
	/** The other team's colour. */
	away: string;
	width: number;
	height: number;
	/** Where the colours meet, in 0..1 of the width. */
	split?: number;
	/** Without the ball, for a narrow head with text on it. */
	bare?: boolean;
};

/** Two colours meeting at an S. */
export function drawMatchPoster({ slug, division, away, width, height, split, bare }: MatchPoster): string {
	const random = createRandom(`poster/${slug}`);
	const middle = width * (split ?? random.between(0.48, 0.56));
	const lean = (random.coin() ? 1 : -1) * Math.min(width * 0.13, height * 0.16);
	const border = waveCut(middle, lean, height, 0.2);

	const swell = { height, amplitude: width * 0.06, waves: 1, phase: lean > 0 ? 0.3 : 3.4 };
	const awayStripes = swellPath({ ...swell, width: width + 60, stripes: 11, drift: 0.12, bulge: 0.4 });
	const homeStripes = swellPath({ ...swell, x: -60, width: width + 60, stripes: 8, drift: 0.25, bulge: 0.6 });
	const home = rectangle(0, 0, width, height, pigments.sea) + shape(homeStripes, pigments.deep);
	return svgDocument(
		width,
		height,
		rectangle(0, 0, width, height, away) +
			shape(awayStripes, pigments.trench, 0.22) +
			clippedToPath("home", `${border}H0V0Z`, home) +
			(bare ? "" : drawBall(division, middle, height * 0.42, Math.min(width, height) * 0.27)) +
			stroke(border, pigments.foam, 12),
		{ crop: true },
	);
}

/** An S from the top to the bottom of a picture; a greater `grip` keeps it upright for longer. */
export function waveCut(middle: number, lean: number, height: number, grip: number): string {
	const [out, back] = [round(middle + lean), round(middle - lean)];
	const at = (share: number) => round(height * share);
	return `M${out} 0C${out} ${at(grip)} ${back} ${at(0.28)} ${back} ${at(0.5)}S${out} ${at(1 - grip)} ${out} ${height}`;
}

function drawBall(division: ClubSection, x: number, y: number, radius: number): string {
	const { fill } = accentOf(division);
	const { trench } = pigments;
	const house = artHouse(division);
	if (house === "esports") return drawPixelBall(x, y, radius, fill);
	const disc = circle(x, y, radius, fill);
	if (house === "basketball") {
		return clippedToPath(
			"ball",
			circlePath(x, y, radius),
			disc + stroke(ballSeams(x, y, radius), trench, 10),
		);
	}
	if (house !== "football") return disc;
	const halfway = `M${round(x)} ${round(y - radius)}V${round(y + radius)}`;
	return disc + stroke(halfway, trench, 10) + ring(x, y, radius * 0.34, trench, 10);
}

function drawPixelBall(x: number, y: number, radius: number, fill: string): string {
	const [step, wide] = [round(radius * 0.5), round(radius)];
	const cross =
		`M${round(x - radius)} ${round(y - radius / 2)}h${step}v${-step}h${wide}v${step}h${step}v${wide}h${-step}` +
		`v${step}h${-wide}v${-step}h${-step}z`;
	const at = (dx: number, dy: number) => `${round(x + radius * dx)} ${round(y + radius * dy)}`;
	const sight =
		`M${at(-0.7, 0)}L${at(-0.24, 0)}M${at(0.24, 0)}L${at(0.7, 0)}` +
		`M${at(0, -0.7)}L${at(0, -0.24)}M${at(0, 0.24)}L${at(0, 0.7)}`;
	return shape(cross, fill) + stroke(sight, pigments.trench, 12);
}

function circlePath(x: number, y: number, radius: number): string {
	const [left, r] = [round(x - radius), round(radius)];
	return `M${left} ${round(y)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;
}
