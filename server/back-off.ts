const shortest = 250;
const longest = 5_000;

/**
 * Exponential backoff in milliseconds, capped at five seconds. Half of it is jitter, so processes that lost the same
 * database do not all reconnect at once.
 */
export function backOff(tries: number): number {
	const most = Math.min(longest, shortest * 2 ** tries);
	return most / 2 + Math.random() * (most / 2);
}
