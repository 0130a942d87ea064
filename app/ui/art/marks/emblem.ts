import type { ClubSection } from "../../../platform/club-profile";
import { ballSeams } from "../covers/basketball";
import { artHouse } from "../division-art";
import { ring, round, shape, stroke } from "../svg";

/** The sign of a house in one ink, inside a disc of the given radius. */
export function drawEmblem(house: ClubSection, x: number, y: number, radius: number, ink: string): string {
	const at = (dx: number, dy: number) => `${round(x + radius * dx)} ${round(y + radius * dy)}`;
	const line = round(radius * 0.13);
	switch (artHouse(house)) {
		case "football":
			return stroke(`M${at(0, -1)}L${at(0, 1)}`, ink, line) + ring(x, y, radius * 0.42, ink, line);
		case "basketball":
			// Scaled so that the outer seams end on the disc.
			return stroke(ballSeams(x, y, radius * 0.93), ink, line);
		case "esports": {
			const arm = (dx: number, dy: number) => `${round(radius * dx)} ${round(radius * dy)}`;
			const cross = `M${at(-0.24, -0.7)}l${arm(0.48, 0)}l${arm(0, 0.46)}l${arm(0.46, 0)}l${arm(0, 0.48)}l${arm(-0.46, 0)}l${arm(0, 0.46)}l${arm(-0.48, 0)}l${arm(0, -0.46)}l${arm(-0.46, 0)}l${arm(0, -0.48)}l${arm(0.46, 0)}z`;
			return shape(cross, ink);
		}
		case "academy":
			return shape(
				`M${at(-0.66, 0.5)}L${at(-0.66, 0.14)} ${at(-0.22, 0.14)} ${at(-0.22, -0.2)} ${at(0.22, -0.2)} ${at(0.22, -0.54)} ${at(0.66, -0.54)} ${at(0.66, 0.5)}Z`,
				ink,
			);
		case "foundation": {
			const petal = (dx: number, dy: number) =>
				`M${at(0, 0)}Q${at(dx * 0.66, 0)} ${at(dx * 0.62, dy * 0.62)}Q${at(0, dy * 0.66)} ${at(0, 0)}Z`;
			return shape(petal(1, 1) + petal(-1, 1) + petal(1, -1) + petal(-1, -1), ink);
		}
		case "entertainment": {
			const bars = [0.24, 0.5, 0.74, 0.4, 0.2].map((reach, bar) => {
				const dx = (bar - 2) * 0.3;
				return `M${at(dx, -reach)}L${at(dx, reach)}`;
			});
			return stroke(bars.join(""), ink, round(radius * 0.17));
		}
		case "club": {
			const waves = [-0.34, 0, 0.34].map(
				(dy) => `M${at(-0.7, dy + 0.1)}C${at(-0.3, dy - 0.36)} ${at(0.3, dy + 0.36)} ${at(0.7, dy - 0.1)}`,
			);
			return stroke(waves.join(""), ink, line);
		}
	}
}
