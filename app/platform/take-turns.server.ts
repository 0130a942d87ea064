import { Refusal } from "./refusal";

/**
 * Does so many things at once; those that come meanwhile wait, first come, first served. When too many wait already, the
 * next is sent away.
 */
export function takeTurns(atOnce: number, longestQueue = Number.POSITIVE_INFINITY) {
	const waiting: (() => void)[] = [];
	let free = atOnce;
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (waiting.length >= longestQueue) throw new Refusal("too_many_requests", 5);
		if (free > 0) free--;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			// The place is handed on, so `free` changes only when nobody waits.
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}
