import type { ArtRef, PictureRef } from "./picture-ref";

/** Raise when a drawing changes: pictures are cached for ever under their URL. */
export const artVersion = 3;

/** What the slot on the page requires of the picture. */
export type PictureSlot = {
	width: number;
	height: number;
	/** Covers: where the disc sits and how large it is (0..1), to keep it away from text. */
	disc?: { x: number; y: number; size: number };
	/** Covers with pitch lines: "ring" leaves out the halfway line, "none" leaves out all of them. */
	lines?: "ring" | "none";
	/** Posters: where the two colours meet (0..1 of the width), and whether the ball is left out. */
	split?: number;
	bare?: boolean;
	/** Players: the figure alone, to stand on another picture. */
	cutout?: boolean;
};

export function pictureUrl(ref: PictureRef, slot: PictureSlot): string {
	if ("photo" in ref) {
		return ref.photo.startsWith("/") ? ref.photo : `/photo/${ref.photo}?w=${Math.round(slot.width)}`;
	}
	const query = new URLSearchParams();
	for (const [key, value] of Object.entries({
		...describeArt(ref),
		...describeSlot(ref, slot),
		v: artVersion,
	})) {
		if (value !== undefined) query.set(key, String(value).replace("#", ""));
	}
	return `/art/${ref.art}/${ref.slug}.svg?${query}`;
}

function describeArt({
	art: _art,
	slug: _slug,
	...rest
}: ArtRef): Record<string, string | number | undefined> {
	return rest;
}

function describeSlot(ref: ArtRef, slot: PictureSlot): Record<string, string | number | undefined> {
	switch (ref.art) {
		case "cover":
			return {
				...drawnSize(slot),
				x: percent(slot.disc?.x),
				y: percent(slot.disc?.y),
				size: percent(slot.disc?.size),
				lines: slot.lines,
			};
		case "poster":
			return { ...drawnSize(slot), split: percent(slot.split), bare: slot.bare ? 1 : undefined };
		case "field":
		case "band":
			return drawnSize(slot);
		case "player":
			return { cutout: slot.cutout ? 1 : undefined };
		default:
			// The others have one shape, so every slot shares one URL.
			return {};
	}
}

// Lines keep their thickness at every size and would look clumsy in a thumbnail, so a small slot gets the
// larger drawing of the same ratio. It also lets slots of one ratio share a URL.
function drawnSize({ width, height }: PictureSlot) {
	const long = Math.max(width, height);
	const scale = Math.min(Math.max(long, 600), 2000) / long;
	const side = (length: number) => Math.max(16, Math.round(length * scale));
	return { w: side(width), h: side(height) };
}

function percent(fraction: number | undefined) {
	return fraction === undefined ? undefined : Math.round(fraction * 100);
}
