import type { Stand } from "../sections/stands";
import {
	type Arc,
	type Box,
	boxOf,
	centreOf,
	cutEvenly,
	cutQuad,
	type Point,
	type Quad,
	type Ring,
	ringBlock,
	type Tier,
	within,
} from "./geometry";
import type { Placed } from "./map-blocks";

/** Determines what is in the middle, and so the layout of the whole map. */
export const venueKinds = ["stadium", "hall", "studio"] as const;
export type VenueKind = (typeof venueKinds)[number];

export type MapBlock = { key: string; stand: Stand; outline: Point[]; middle: Point };
/** Position of a stand's name beside its blocks. */
export type StandSign = { stand: Stand; at: Point; turned: 0 | 90 | -90 };
export type VenueLayout = { kind: VenueKind; frame: Box; blocks: MapBlock[]; signs: StandSign[] };

/** The map's name starts with the kind of venue: "stadion-…", "gor-…", "studio-…". */
export function venueKindOf(venueMap: string): VenueKind {
	const [word] = venueMap.split("-");
	if (word === "studio") return "studio";
	return word === "gor" || word === "arena" || word === "hall" ? "hall" : "stadium";
}

/** Positions every section, however many a stand has. */
export function layOutVenue(kind: VenueKind, sections: readonly Placed[]): VenueLayout {
	const areas = kind === "studio" ? studioAreas(sections) : ringAreas(kind, sections);
	const blocks = areas.map(({ key, stand, outline: lying }) => {
		const outline = kind === "studio" ? lying : lying.map(upright);
		return { key, stand, outline, middle: centreOf(outline) };
	});
	return { kind, blocks, ...plans[kind] };
}

/** The part of the map that shows one stand, or all of it. */
export function frameOf({ frame, blocks }: VenueLayout, stand: Stand | null): Box {
	const points = blocks.filter((block) => block.stand === stand).flatMap(({ outline }) => outline);
	return points.length > 0 ? within(frame, boxOf(points), 30) : frame;
}

/** Rings are computed lying, and drawn upright, with north on top: so the whole of one fits a phone's width. */
const upright = ({ x, y }: Point): Point => ({ x: y, y: x });

const centre = { x: 500, y: 360 };
/** The ray on which two sides meet, above and below the horizontal. */
const corner = 0.62;
const side: Record<Exclude<Stand, "vip">, Arc> = {
	barat: { from: Math.PI + corner, to: 2 * Math.PI - corner },
	timur: { from: Math.PI - corner, to: corner },
	utara: { from: Math.PI + corner, to: Math.PI - corner },
	selatan: { from: -corner, to: corner },
};

type RingPlan = { ring: Ring; lower: Tier; upper: Tier; isSplit: boolean };
const rings: Record<"stadium" | "hall", RingPlan> = {
	stadium: {
		ring: { centre, exponent: 3.2 },
		lower: { inner: { a: 292, b: 182 }, outer: { a: 372, b: 262 } },
		upper: { inner: { a: 382, b: 272 }, outer: { a: 474, b: 352 } },
		isSplit: true,
	},
	hall: {
		ring: { centre, exponent: 6 },
		lower: { inner: { a: 248, b: 150 }, outer: { a: 318, b: 214 } },
		upper: { inner: { a: 330, b: 226 }, outer: { a: 474, b: 352 } },
		isSplit: false,
	},
};

type Area = Placed & { outline: Point[] };

function ringAreas(kind: "stadium" | "hall", sections: readonly Placed[]): Area[] {
	const plan = rings[kind];
	const row = (placed: readonly Placed[], tier: Tier, arc: Arc): Area[] =>
		cutEvenly(plan.ring, tier, arc, placed.length).map((part, index) => ({
			...placed[index]!,
			outline: ringBlock(plan.ring, tier, part),
		}));
	const of = (stand: Stand) => sections.filter((section) => section.stand === stand);
	const important = of("vip");
	const fourSides = (Object.keys(side) as (keyof typeof side)[]).flatMap((stand) => {
		const placed = of(stand);
		if (placed.length === 0) return [];
		// The VIP seats are in front of the western stand, which then has only its upper tier.
		const below =
			plan.isSplit && !(stand === "barat" && important.length > 0) ? belowCount(placed.length) : 0;
		return [
			...(below > 0 ? row(placed.slice(0, below), plan.lower, side[stand]) : []),
			...row(placed.slice(below), plan.upper, side[stand]),
		];
	});
	return important.length > 0 ? [...fourSides, ...row(important, plan.lower, side.barat)] : fourSides;
}

/** The lower tier is shorter, so it gets fewer blocks; a few blocks need no second tier. */
const belowCount = (blocks: number) => (blocks < 4 ? 0 : Math.floor(blocks * 0.4));

function studioAreas(sections: readonly Placed[]): Area[] {
	return (Object.keys(floor) as Stand[]).flatMap((stand) => {
		const placed = sections.filter((section) => section.stand === stand);
		return cutQuad(floor[stand], Math.max(1, placed.length))
			.slice(0, placed.length)
			.map((outline, index) => ({ ...placed[index]!, outline }));
	});
}

const quad = (
	...[x1, y1, x2, y2, x3, y3, x4, y4]: [number, number, number, number, number, number, number, number]
) =>
	[
		{ x: x1, y: y1 },
		{ x: x2, y: y2 },
		{ x: x3, y: y3 },
		{ x: x4, y: y4 },
	] satisfies Quad as Quad;

/** The rows widen towards the back, like the room. */
const floor: Record<Stand, Quad> = {
	utara: quad(280, 236, 720, 236, 748, 340, 252, 340),
	barat: quad(72, 236, 256, 236, 196, 556, 20, 556),
	timur: quad(744, 236, 928, 236, 980, 556, 804, 556),
	vip: quad(248, 358, 752, 358, 770, 450, 230, 450),
	selatan: quad(226, 468, 774, 468, 790, 556, 210, 556),
};

const ringSigns: StandSign[] = [
	{ stand: "barat", at: { x: -16, y: 500 }, turned: -90 },
	{ stand: "timur", at: { x: 738, y: 500 }, turned: 90 },
	{ stand: "utara", at: { x: 360, y: -14 }, turned: 0 },
	{ stand: "selatan", at: { x: 360, y: 1016 }, turned: 0 },
];
const ringFrame: Box = { x: -34, y: -34, width: 788, height: 1070 };

const plans: Record<VenueKind, Pick<VenueLayout, "frame" | "signs">> = {
	stadium: { frame: ringFrame, signs: ringSigns },
	hall: { frame: ringFrame, signs: ringSigns },
	// In a small room the names are on the blocks themselves.
	studio: { frame: { x: 0, y: 20, width: 1000, height: 560 }, signs: [] },
};
