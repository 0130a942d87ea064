import { type Stand, stands } from "../sections/stands";
import {
	type Arc,
	type Box,
	boxOf,
	centreOf,
	cutEvenly,
	cutQuad,
	type Point,
	pointOn,
	type Quad,
	type Ring,
	ringBlock,
	type Tier,
} from "./geometry";
import type { Placed } from "./map-blocks";

/** Determines what is in the middle, and so the layout of the whole map. */
export const venueKinds = ["stadium", "hall", "studio"] as const;
export type VenueKind = (typeof venueKinds)[number];

/** In stadiums, stands have two rows of blocks, one behind the other. */
type RowName = "front" | "back";
export type MapBlock = { key: string; stand: Stand; row: RowName; outline: Point[]; middle: Point };
/** Position of a stand's name: beside its blocks, or on them. */
export type StandSign = { stand: Stand; at: Point; turned: 0 | 90 | -90 };
export type VenueLayout = {
	kind: VenueKind;
	frame: Box;
	blocks: MapBlock[];
	signs: StandSign[];
	/** The frame without the signs beside the blocks, and where they are instead. */
	inner: { frame: Box; signs: StandSign[] };
};

/** The map's name starts with the kind of venue: "stadion-…", "gor-…", "studio-…". */
export function venueKindOf(venueMap: string): VenueKind {
	const [word] = venueMap.split("-");
	if (word === "studio") return "studio";
	return word === "gor" || word === "arena" || word === "hall" ? "hall" : "stadium";
}

/** Positions every section, however many a stand has. */
export function layOutVenue(kind: VenueKind, sections: readonly Placed[]): VenueLayout {
	const areas = kind === "studio" ? studioAreas(sections) : ringAreas(kind, sections);
	const blocks = areas.map(({ key, stand, row, outline: lying }) => {
		const outline = kind === "studio" ? lying : lying.map(upright);
		return { key, stand, row, outline, middle: centreOf(outline) };
	});
	const signs = stands.flatMap((stand) => {
		const own = blocks.filter((block) => block.stand === stand);
		return own.length > 0 ? [{ stand, ...signOn(kind, own) }] : [];
	});
	return { kind, blocks, ...plans[kind], inner: { frame: innerFrames[kind], signs } };
}

/** In the middle of a stand, along it where it is narrow. */
function signOn(kind: VenueKind, blocks: readonly MapBlock[]): Omit<StandSign, "stand"> {
	const { x, y, width, height } = boxOf(blocks.flatMap(({ outline }) => outline));
	const [{ stand }] = blocks as [MapBlock];
	if (kind === "studio") return { at: { x: x + width / 2, y: y + height / 2 }, turned: 0 };
	const { ring, front, back } = rings[kind];
	const inner = blocks.some(({ row }) => row === "front") ? front.inner : back.inner;
	const outer = blocks.some(({ row }) => row === "back") ? back.outer : front.outer;
	const { from, to } = side[stand === "vip" ? "barat" : stand];
	const between = { a: (inner.a + outer.a) / 2, b: (inner.b + outer.b) / 2 };
	const isUpended = stand !== "utara" && stand !== "selatan" && width < upendedBelow;
	return { at: upright(pointOn(ring, between, (from + to) / 2)), turned: isUpended ? -90 : 0 };
}
/** What a price needs. */
const upendedBelow = 150;

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

type RingPlan = { ring: Ring; front: Tier; back: Tier; isSplit: boolean };
const rings: Record<"stadium" | "hall", RingPlan> = {
	stadium: {
		ring: { centre, exponent: 3.2 },
		front: { inner: { a: 272, b: 160 }, outer: { a: 366, b: 254 } },
		back: { inner: { a: 376, b: 264 }, outer: { a: 474, b: 356 } },
		isSplit: true,
	},
	hall: {
		ring: { centre, exponent: 6 },
		front: { inner: { a: 236, b: 136 }, outer: { a: 318, b: 224 } },
		back: { inner: { a: 330, b: 236 }, outer: { a: 474, b: 356 } },
		isSplit: false,
	},
};

type Area = Placed & { row: RowName; outline: Point[] };

function ringAreas(kind: "stadium" | "hall", sections: readonly Placed[]): Area[] {
	const plan = rings[kind];
	const cut = (placed: readonly Placed[], row: RowName, arc: Arc): Area[] =>
		cutEvenly(plan.ring, plan[row], arc, placed.length).map((part, index) => ({
			...placed[index]!,
			row,
			outline: ringBlock(plan.ring, plan[row], part),
		}));
	const of = (stand: Stand) => sections.filter((section) => section.stand === stand);
	const important = of("vip");
	const fourSides = (Object.keys(side) as (keyof typeof side)[]).flatMap((stand) => {
		const placed = of(stand);
		if (placed.length === 0) return [];
		// The VIP seats are in front of the western stand, which then has only its back row.
		const before =
			plan.isSplit && !(stand === "barat" && important.length > 0) ? frontCount(placed.length) : 0;
		return [
			...(before > 0 ? cut(placed.slice(0, before), "front", side[stand]) : []),
			...cut(placed.slice(before), "back", side[stand]),
		];
	});
	return important.length > 0 ? [...fourSides, ...cut(important, "front", side.barat)] : fourSides;
}

/** The front row is shorter, so it gets fewer blocks; a few blocks need no second row. */
const frontCount = (blocks: number) => (blocks < 4 ? 0 : Math.floor(blocks * 0.4));

function studioAreas(sections: readonly Placed[]): Area[] {
	return (Object.keys(floor) as Stand[]).flatMap((stand) => {
		const placed = sections.filter((section) => section.stand === stand);
		return cutQuad(floor[stand], Math.max(1, placed.length))
			.slice(0, placed.length)
			.map((outline, index) => ({ ...placed[index]!, row: "front", outline }));
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
const innerRing: Box = { x: -2, y: 20, width: 724, height: 960 };
const studioFrame: Box = { x: 0, y: 20, width: 1000, height: 560 };
const innerFrames: Record<VenueKind, Box> = { stadium: innerRing, hall: innerRing, studio: studioFrame };

const plans: Record<VenueKind, Pick<VenueLayout, "frame" | "signs">> = {
	stadium: { frame: ringFrame, signs: ringSigns },
	hall: { frame: ringFrame, signs: ringSigns },
	// In a small room the names are on the blocks themselves.
	studio: { frame: studioFrame, signs: [] },
};
