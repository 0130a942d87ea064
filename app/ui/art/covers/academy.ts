import type { compositions } from "../picture-ref";
import { circle, group, rectangle, round, stroke } from "../svg";
import type { Composition, Scene } from "./composition";
import { drawSlalom, drawTargets, drawWashingLine } from "./practice";

export const academyCompositions: Record<(typeof compositions)["academy"][number], Composition> = {
	stairs: drawStairs,
	"running-track": drawRunningTrack,
	slalom: drawSlalom,
	"washing-line": drawWashingLine,
	targets: drawTargets,
};

function drawStairs({ random, width, height, field, disc }: Scene): string {
	const { x, y, size } = disc ?? { x: 0.2, y: 0.3, size: 0.13 };
	const steps = 12;
	const phase = random.phase();
	const shares = Array.from({ length: steps }, (_, step) => 1 + 0.6 * Math.sin(step * 0.8 + phase));
	const total = shares.reduce((sum, share) => sum + share, 0);
	let left = 0;
	const stairs = shares.map((share, step) => {
		const tread = (share / total) * width;
		const top = height * (0.92 - 0.72 * ((step + 1) / steps));
		const riser =
			rectangle(left, top, tread + 1, height, step % 2 ? field.stripe : field.counter) +
			rectangle(left, top - 16, tread + 1, 10, field.line);
		left += tread;
		return riser;
	});
	return (
		rectangle(0, 0, width, height, field.ground) +
		circle(width * x, height * y, height * size, field.counter) +
		stairs.join("")
	);
}

function drawRunningTrack({ random, width, height, field }: Scene): string {
	const isMirrored = random.coin();
	const phase = random.phase();
	let lanes = "";
	for (let lane = 10; lane > 0; lane--) {
		const bend = height * 0.98 * (lane / 10 + 0.04 * Math.sin(lane * 1.1 + phase));
		const fill = lane === 6 ? field.counter : lane % 2 ? field.stripe : field.ground;
		lanes += rectangle(
			width * 0.52 - bend,
			height * 0.62 - bend * 0.72,
			width * 2,
			bend * 1.44,
			fill,
			` rx="${round(bend * 0.72)}"`,
		);
	}
	const finish = `M${round(width * 0.72)} ${round(-height * 0.3)}V${round(height * 0.62)}`;
	const turn = `rotate(-12 ${round(width / 2)} ${round(height / 2)})`;
	return group(
		isMirrored ? `translate(${width} 0) scale(-1 1) ${turn}` : turn,
		rectangle(-width, -height, width * 3, height * 3, field.ground) + lanes + stroke(finish, field.line, 9),
	);
}
