import type { ClubSection } from "../../platform/club-profile";
import { accentOf, pigments } from "./colours";
import { drawEmblem } from "./marks/emblem";
import { type TrophyShape, trophyShapes } from "./picture-ref";
import { createRandom } from "./random";
import { circle, clippedToPath, rectangle, ring, round, shape, stroke, svgDocument } from "./svg";
import { swellPath } from "./swell";

export type Trophy = { slug: string; division: ClubSection; shape?: TrophyShape };

/** A trophy of a member or a team, on a wall of swell. */
export function drawTrophy({ slug, division, shape: chosen }: Trophy): string {
	const random = createRandom(`trophy/${slug}`);
	const wall = random.pick(walls);
	const byChance = random.pick(trophyShapes);
	const stripes = swellPath({
		x: -30,
		width: 560,
		height: 500,
		stripes: 6,
		amplitude: 24,
		waves: 1,
		phase: random.phase(),
		drift: 0.35,
		bulge: 0.6,
	});
	const { fill, shade } = accentOf(division);
	const metal: Metal = { fill, shade, base: wall.base, phase: random.phase(), house: division };
	return svgDocument(
		500,
		500,
		rectangle(0, 0, 500, 500, wall.ground) +
			shape(stripes, wall.stripe) +
			drawings[chosen ?? byChance](metal),
		{ crop: true },
	);
}

/** `base` is the plinth or the ribbon, always clear of the wall. */
type Metal = { fill: string; shade: string; base: string; phase: number; house: ClubSection };

const { trench, sea, deep, foam, mist, trenchSwell } = pigments;
const walls = [
	{ ground: sea, stripe: deep, base: foam },
	{ ground: trench, stripe: trenchSwell, base: sea },
	{ ground: foam, stripe: mist, base: sea },
];

const drawings: Record<TrophyShape, (metal: Metal) => string> = {
	cup: drawCup,
	medal: drawMedal,
	shield: drawShield,
	rosette: drawRosette,
};

function drawCup(metal: Metal): string {
	const bowl = "M140 92H360C362 206 330 286 250 300C170 286 138 206 140 92Z";
	return (
		stroke("M150 128H92C88 214 128 252 180 254M350 128H408C412 214 372 252 320 254", metal.shade, 22) +
		shape("M232 288H268L276 352H224Z", metal.shade) +
		clippedToPath("bowl", bowl, drawMetal(metal)) +
		rectangle(126, 74, 248, 28, metal.fill) +
		rectangle(126, 96, 248, 6, metal.shade) +
		drawSeal(metal, 250, 182, 56) +
		rectangle(196, 346, 108, 26, metal.fill) +
		shape("M172 372H328L342 436H158Z", metal.base) +
		rectangle(206, 390, 88, 28, metal.fill)
	);
}

function drawMedal(metal: Metal): string {
	return (
		drawRibbon("M124 -10H214L296 196H218Z", "M154 -10H184L270 196H244Z", metal) +
		drawRibbon("M376 -10H286L204 196H282Z", "M346 -10H316L230 196H256Z", metal) +
		circle(250, 308, 136, metal.shade) +
		clippedToPath("face", "M124 308a126 126 0 0 1 252 0a126 126 0 0 1 -252 0z", drawMetal(metal)) +
		drawSeal(metal, 250, 308, 84)
	);
}

function drawShield(metal: Metal): string {
	const outline =
		"M250 62C296 96 344 108 392 108V250C392 344 326 402 250 440C174 402 108 344 108 250V108C156 108 204 96 250 62Z";
	return (
		shape(outline, metal.base) +
		`<g transform="translate(250 250) scale(.89) translate(-250 -248)">` +
		clippedToPath("face", outline, drawMetal(metal)) +
		"</g>" +
		drawSeal(metal, 250, 240, 88)
	);
}

function drawRosette(metal: Metal): string {
	const pleats = 18;
	const at = (index: number, reach: number) => {
		const angle = (index / pleats) * 2 * Math.PI;
		return `${round(250 + reach * Math.cos(angle))} ${round(212 + reach * Math.sin(angle))}`;
	};
	let edge = `M${at(0, 140)}`;
	let folds = "";
	for (let pleat = 0; pleat < pleats; pleat++) {
		edge += `A26 26 0 0 1 ${at(pleat + 1, 140)}`;
		folds += `M250 212L${at(pleat, 142)}A26 26 0 0 1 ${at(pleat + 0.5, 164)}Z`;
	}
	return (
		shape("M188 300L132 452L188 432L226 470L262 300Z", metal.base) +
		shape("M312 300L368 452L312 432L274 470L238 300Z", metal.base) +
		shape("M206 300L164 440L188 432L226 320ZM294 300L336 440L312 432L274 320Z", metal.shade) +
		shape(`${edge}Z`, metal.fill) +
		shape(folds, metal.shade) +
		circle(250, 212, 108, metal.fill) +
		drawSeal(metal, 250, 212, 88)
	);
}

function drawRibbon(band: string, lane: string, { base, fill }: Metal): string {
	return shape(band, base) + shape(lane, fill);
}

/** A plain disc with the emblem, so that the sign stays clear of the stripes. */
function drawSeal({ fill, house }: Metal, x: number, y: number, radius: number): string {
	return (
		circle(x, y, radius, trench) +
		ring(x, y, radius - radius * 0.1, fill, 4) +
		drawEmblem(house, x, y, radius * 0.74, fill)
	);
}

function drawMetal({ fill, shade, phase }: Metal): string {
	const grain = swellPath({
		x: 100,
		y: 50,
		width: 300,
		height: 400,
		stripes: 5,
		amplitude: 14,
		waves: 1.2,
		phase,
		bulge: 0.7,
	});
	return rectangle(0, 0, 500, 500, fill) + shape(grain, shade);
}
