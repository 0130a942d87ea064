import { pigments } from "../colours";
import type { compositions } from "../picture-ref";
import { circle, clippedToPath, group, rectangle, round, shape, stroke } from "../svg";
import type { Composition, Scene } from "./composition";
import { drawKeys } from "./keyboard";
import { drawPixelTide, drawSteppedWaves } from "./pixel-sea";
import { drawSign } from "./pixel-sign";
import { drawTwoToneStripes } from "./two-tone-stripes";

export const esportsCompositions: Record<(typeof compositions)["esports"][number], Composition> = {
	"d-pad": drawDirectionPad,
	lanes: drawLanes,
	"stepped-waves": drawSteppedWaves,
	tunnel: drawTunnel,
	sign: drawSign,
	"pixel-tide": drawPixelTide,
	keys: drawKeys,
};

/** The cross of a controller, as large as football's centre circle. */
function drawDirectionPad(scene: Scene): string {
	const { random, width, height, field, disc, lines } = scene;
	const x = round(width * (disc?.x ?? random.between(0.38, 0.62)));
	const y = round(height * (disc?.y ?? random.between(0.46, 0.54)));
	const reach = round(Math.min(width, height) * (disc?.size ?? random.between(0.4, 0.46)));
	const tilt = round(random.between(-16, 16));
	const { behind, inside } = drawTwoToneStripes(scene);

	const arm = round(reach * 0.36);
	const side = reach - arm;
	const pad =
		`M${x - arm} ${y - reach}h${2 * arm}v${side}h${side}v${2 * arm}h${-side}v${side}h${-2 * arm}` +
		`v${-side}h${-side}v${-2 * arm}h${side}z`;
	const markings =
		stroke(pad, field.line, 9) +
		circle(x, y, arm * 0.62, field.counter, ` stroke="${field.line}" stroke-width="9"`) +
		circle(x, y, 13, field.line);
	const cross = clippedToPath("pad", pad, inside) + (lines === "none" ? "" : markings);
	return behind + group(`rotate(${tilt} ${x} ${y})`, cross);
}

/** The arena seen from above: two bases, three lanes, and a river that is our wave. */
function drawLanes({ random, width, height, field }: Scene): string {
	const short = Math.min(width, height);
	const margin = round(short * random.between(0.13, 0.19));
	const lean = random.between(-0.06, 0.06);
	const isRising = random.coin();
	const [left, right, top, bottom] = [margin, width - margin, margin, height - margin];
	const at = (x: number, y: number) => `${round(width * x)} ${round(height * y)}`;

	const river = `M${at(-0.1, -0.06)}C${at(0.42 + lean, -0.04)} ${at(0.3 + lean, 0.36)} ${at(0.5, 0.5)}S${at(0.58 - lean, 1.04)} ${at(1.1, 1.06)}`;
	const flow = [0.42, 0.32, 0.22, 0.11].map((share, index) =>
		stroke(river, index % 2 ? field.counterStripe : field.counter, round(short * share)),
	);
	const lanes = `M${left} ${bottom}V${top}H${right}M${left} ${bottom}H${right}V${top}M${left} ${bottom}L${right} ${top}`;

	const tower = round(short * 0.036);
	const drawTower = (x: number, y: number) =>
		`M${round(x)} ${round(y - tower)}l${tower} ${tower}l${-tower} ${tower}l${-tower} ${-tower}z`;
	let towers = "";
	for (const share of [0.36, 0.72]) {
		const [inX, inY] = [(right - left) * share, (bottom - top) * share];
		towers += drawTower(left, bottom - inY) + drawTower(left + inX, bottom);
		towers += drawTower(right, top + inY) + drawTower(right - inX, top);
	}
	for (const share of [0.3, 0.7]) {
		towers += drawTower(left + (right - left) * share, bottom - (bottom - top) * share);
	}
	const arena =
		flow.join("") +
		stroke(lanes, field.line, 9) +
		shape(towers, field.line) +
		drawBase(left, bottom, short, field.counter, field.line) +
		drawBase(right, top, short, field.ground, field.line);
	return (
		rectangle(0, 0, width, height, field.ground) +
		group(isRising ? "" : `translate(0 ${height}) scale(1 -1)`, arena)
	);
}

function drawTunnel({ random, width, height, field }: Scene): string {
	const x = width * random.between(0.38, 0.62);
	const y = height * random.between(0.42, 0.58);
	const phase = random.phase();
	const slide = 60 * Math.sin(phase);
	const frames = 11;
	let tunnel = "";
	for (let frame = frames; frame > 0; frame--) {
		const share = frame / frames;
		const reach = Math.max(width, height) * 0.72 * (share + 0.045 * Math.sin(share * 12 + phase));
		const middle = round(x + slide * (1 - share));
		const turn = round((1 - share) * random.between(24, 32) * (phase > 3 ? 1 : -1));
		const fill = frame === 4 ? field.counter : frame % 2 ? field.stripe : field.ground;
		const rotation = ` transform="rotate(${turn} ${middle} ${round(y)})"`;
		tunnel += rectangle(middle - reach, y - reach, 2 * reach, 2 * reach, fill, rotation);
	}
	const [far, near] = [round(Math.min(width, height) * 0.15), round(Math.min(width, height) * 0.055)];
	const arm = far - near;
	const [sightX, sightY] = [round(x + slide * (1 - 1 / frames)), round(y)];
	const sight =
		`M${sightX - far} ${sightY}h${arm}M${sightX + near} ${sightY}h${arm}` +
		`M${sightX} ${sightY - far}v${arm}M${sightX} ${sightY + near}v${arm}`;
	return rectangle(0, 0, width, height, field.ground) + tunnel + stroke(sight, field.line, 9);
}

function drawBase(x: number, y: number, short: number, fill: string, line: string): string {
	const core = fill === pigments.foam ? pigments.sea : line;
	return (
		circle(x, y, short * 0.12, fill, ` stroke="${line}" stroke-width="9"`) + circle(x, y, short * 0.045, core)
	);
}
