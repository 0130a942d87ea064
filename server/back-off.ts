const shortest = 250;
const longest = 5_000;

/**
 * Milliseconds until the next attempt: doubling, up to five seconds. Half of it is random, so that processes that lost the
 * same database do not all come back at the same moment.
 */
export function backOff(tries: number): number {
	const most = Math.min(longest, shortest * 2 ** tries);
	return most / 2 + Math.random() * (most / 2);
}
