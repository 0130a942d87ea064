import { describe, expect, it } from "vitest";
import { type Stand, stands } from "../sections/stands";
import { blockSign, standName } from "./block-sign";
import { boxOf, type Point, pathOf } from "./geometry";
import { layOutStand } from "./lay-out-stand";
import { layOutVenue, type VenueKind, venueKindOf } from "./lay-out-venue";

const kinds: VenueKind[] = ["stadium", "hall", "studio"];
const sectionsOf = (counts: Partial<Record<Stand, number>>) =>
	stands.flatMap((stand) =>
		Array.from({ length: counts[stand] ?? 0 }, (_, index) => ({ key: `${stand}-${index + 1}`, stand })),
	);
const plenty = { utara: 5, selatan: 5, timur: 6, barat: 4, vip: 2 };

describe.each(kinds)("the map of a %s", (kind) => {
	it.each([plenty, { utara: 1, selatan: 1, timur: 1, barat: 1, vip: 1 }, { barat: 9 }, { vip: 3 }, {}])(
		"gives every section of %o one place inside the picture",
		(counts) => {
			const sections = sectionsOf(counts);
			const { blocks, frame } = layOutVenue(kind, sections);
			expect(blocks.map(({ key }) => key).sort()).toEqual(sections.map(({ key }) => key).sort());
			for (const { outline } of blocks) {
				const box = boxOf(outline);
				expect(box.x).toBeGreaterThanOrEqual(frame.x);
				expect(box.y).toBeGreaterThanOrEqual(frame.y);
				expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
				expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
			}
		},
	);

	it("has no overlapping blocks", () => {
		const { blocks } = layOutVenue(kind, sectionsOf(plenty));
		const shared: string[] = [];
		for (let x = 5; x < 1000; x += 10) {
			for (let y = 5; y < 720; y += 10) {
				const hit = blocks.filter(({ outline }) => isInside({ x, y }, outline)).map(({ key }) => key);
				if (hit.length > 1) shared.push(`${hit.join(" and ")} at ${x} ${y}`);
			}
		}
		expect(shared).toEqual([]);
	});

	it("fits every name inside its block, with touch-sized targets", () => {
		const { blocks, frame } = layOutVenue(kind, sectionsOf(plenty));
		for (const { outline, middle } of blocks) {
			expect(isInside(middle, outline)).toBe(true);
			const { width, height } = boxOf(outline);
			// On a phone the whole map is 358 pixels wide.
			expect(Math.min(width, height) * (358 / frame.width)).toBeGreaterThan(24);
		}
	});

	it("has every stand large enough for a finger, its name on it", () => {
		const { blocks, inner } = layOutVenue(kind, sectionsOf(plenty));
		const scale = 358 / inner.frame.width;
		for (const { stand, at } of inner.signs) {
			const own = blocks.filter((block) => block.stand === stand);
			expect(own.length).toBeGreaterThan(0);
			// Between its blocks is on it, too.
			const near = own.some(({ outline, middle }) => {
				const { width, height } = boxOf(outline);
				return Math.abs(at.x - middle.x) <= width && Math.abs(at.y - middle.y) <= height;
			});
			expect(near, stand).toBe(true);
			const { width, height } = boxOf(own.flatMap(({ outline }) => outline));
			expect(Math.min(width, height) * scale, stand).toBeGreaterThan(kind === "studio" ? 30 : 43);
		}
	});

	it("shows one stand as wide as the screen, the pitch below, nothing outside and no block over another", () => {
		const layout = layOutVenue(kind, sectionsOf({ ...plenty, timur: 17 }));
		for (const stand of stands) {
			const { frame, blocks, field } = layOutStand(layout, stand);
			expect(blocks.map(({ key }) => key).sort()).toEqual(
				layout.blocks
					.filter((block) => block.stand === stand)
					.map(({ key }) => key)
					.sort(),
			);
			for (const { outline, middle } of blocks) {
				const { x, y, width, height } = boxOf(outline);
				expect(Math.min(width, height) * (358 / frame.width)).toBeGreaterThan(43);
				expect(x).toBeGreaterThanOrEqual(frame.x);
				expect(y).toBeGreaterThanOrEqual(frame.y);
				expect(x + width).toBeLessThanOrEqual(frame.x + frame.width + 1);
				expect(y + height).toBeLessThanOrEqual(boxOf(field.outline).y + boxOf(field.outline).height);
				expect(blocks.filter((other) => isInside(middle, other.outline))).toHaveLength(1);
			}
		}
	});
});

it("splits a stand into blocks of about the same size", () => {
	const { blocks } = layOutVenue("stadium", sectionsOf({ timur: 3 }));
	const areas = blocks.map(({ outline }) => areaOf(outline));
	expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.5);
});

it("numbers blocks from left to right and top to bottom", () => {
	const { blocks } = layOutVenue("hall", sectionsOf({ barat: 3, timur: 3, utara: 2, selatan: 2 }));
	const at = (key: string) => blocks.find((block) => block.key === key)!.middle;
	expect(at("barat-1").y).toBeLessThan(at("barat-3").y);
	expect(at("timur-1").y).toBeLessThan(at("timur-3").y);
	expect(at("utara-1").x).toBeLessThan(at("utara-2").x);
	expect(at("selatan-1").x).toBeLessThan(at("selatan-2").x);
	// North on top, west on the left.
	expect(at("utara-1").y).toBeLessThan(at("selatan-1").y);
	expect(at("barat-1").x).toBeLessThan(at("timur-1").x);
});

it("derives the kind of venue from its map's name", () => {
	expect(venueKindOf("stadion-laut")).toBe("stadium");
	expect(venueKindOf("gor-pasar")).toBe("hall");
	expect(venueKindOf("studio-empat")).toBe("studio");
	expect(venueKindOf("lapangan")).toBe("stadium");
});

it("shortens names to what fits into a block", () => {
	expect(["Utara 3", "VIP 1", "Tribun A 2", "Baris depan", "North 12"].map(blockSign)).toEqual([
		"U3",
		"VIP 1",
		"A2",
		"Baris depan",
		"N12",
	]);
	expect(["Utara 3", "Tribun A 2", "Sofa analis"].map(standName)).toEqual([
		"Utara",
		"Tribun A",
		"Sofa analis",
	]);
});

it("uses integer coordinates", () => {
	expect(
		pathOf([
			{ x: 1.4, y: 2.6 },
			{ x: 3, y: 4 },
		]),
	).toBe("M1 3L3 4Z");
});

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
	let inside = false;
	for (const [index, a] of outline.entries()) {
		const b = outline[(index + 1) % outline.length]!;
		if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
	}
	return inside;
}

function areaOf(outline: readonly Point[]): number {
	const sum = outline.reduce((total, a, index) => {
		const b = outline[(index + 1) % outline.length]!;
		return total + a.x * b.y - b.x * a.y;
	}, 0);
	return Math.abs(sum) / 2;
}
