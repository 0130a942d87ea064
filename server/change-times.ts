import { LRUCache } from "lru-cache";

/** A tag that changes all the time counts as changed once in this while, so that its pages are worth keeping. */
const calmMilliseconds = 1_000;
const mostTags = 10_000;

type Change = { at: number; changedAgain: boolean };

/** When each kind of content last changed, as far as this process has heard; by the monotonic clock. */
export function createChangeTimes() {
	/** Tags of single members and sales come without end. For those that fell out, this is the latest time there was. */
	let othersChangedAt = Number.NEGATIVE_INFINITY;
	const changes = new LRUCache<string, Change>({
		max: mostTags,
		dispose: ({ at }, _, reason) => {
			if (reason === "evict") othersChangedAt = Math.max(othersChangedAt, at + calmMilliseconds);
		},
	});

	return {
		note(tag: string) {
			const last = changes.peek(tag);
			const now = performance.now();
			if (last && now < last.at + calmMilliseconds) last.changedAgain = true;
			else changes.set(tag, { at: now, changedAgain: false });
		},
		noteAll() {
			othersChangedAt = performance.now();
			changes.clear();
		},
		/** Whether something of this kind has changed since; what changed at that very moment counts too. */
		hasChanged(tags: readonly string[], since: number): boolean {
			return since <= othersChangedAt || tags.some((tag) => since <= changedAt(changes.peek(tag)));
		},
	};
}

/** Changes that came too soon after one that counted are counted together, at the end of the while. */
function changedAt(change: Change | undefined): number {
	if (!change) return Number.NEGATIVE_INFINITY;
	const next = change.at + calmMilliseconds;
	if (change.changedAgain && performance.now() >= next) {
		change.at = next;
		change.changedAgain = false;
	}
	return change.at;
}
