/** A seeded generator: the same seed always gives the same numbers. */
export type Random = {
	/** 0 ≤ number < 1 */
	next(): number;
	between(low: number, high: number): number;
	/** A random phase, in radians. */
	phase(): number;
	coin(): boolean;
	pick<T>(choices: readonly T[]): T;
};

export function createRandom(seed: string): Random {
	const next = mulberry32(hashText(seed));
	return {
		next,
		between: (low, high) => low + (high - low) * next(),
		phase: () => next() * 6,
		coin: () => next() < 0.5,
		pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
	};
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
	let hash = 2166136261;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
	}
	return hash >>> 0;
}

function mulberry32(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
