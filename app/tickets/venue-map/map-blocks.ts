import { mostStandBlocks, type Stand, type StandBlocks, stands } from "../sections/stands";

/** A place on the map: "utara-3" is the third block of the northern stand. */
export type Placed = { key: string; stand: Stand };

/** Every block of a venue, from left to right and top to bottom of each stand. */
export const listBlocks = (blocks: StandBlocks): Placed[] =>
	stands.flatMap((stand) =>
		Array.from({ length: blocks[stand] }, (_, at) => ({ key: `${stand}-${at + 1}`, stand })),
	);

/** What is drawn: all blocks of the venue where they are known, otherwise those that are for sale. */
export function drawnBlocks(sections: readonly Placed[], blocks: StandBlocks | null): Placed[] {
	if (!blocks) return [...sections];
	const all = listBlocks(blocks);
	return [...all, ...sections.filter(({ key }) => !all.some((block) => block.key === key))];
}

/** The fewest blocks that hold these sections. */
export function blocksAround(sections: readonly Placed[]): StandBlocks {
	const numberOf = (key: string) => Number(/-(\d{1,2})$/.exec(key)?.[1] ?? 0);
	const countOf = (stand: Stand) => {
		const own = sections.filter((section) => section.stand === stand);
		return Math.min(mostStandBlocks, Math.max(own.length, ...own.map(({ key }) => numberOf(key))));
	};
	return Object.fromEntries(stands.map((stand) => [stand, countOf(stand)])) as StandBlocks;
}

/** The stand a block belongs to; null for anything else. */
export const standOf = (key: string): Stand | null => {
	const word = /^([a-z]+)-[1-9]\d?$/.exec(key)?.[1];
	return stands.find((stand) => stand === word) ?? null;
};
