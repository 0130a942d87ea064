import { LRUCache } from "lru-cache";

/** Changes of a busy tag are coalesced into one per interval, so that caching its pages pays off. */
const calmMilliseconds = 1_000;
/** A page of such a tag may be this stale while a new one is rendered. */
const latestMilliseconds = 2 * calmMilliseconds;
const mostTags = 10_000;

/** `isBusy`: it changed more than once in the previous interval. */
type Change = { at: number; changedAgain: boolean; isBusy: boolean };
/** Freshness of an answer: up to date, slightly behind a busy tag, or too old. */
export type Standing = "current" | "late" | "old";

/** When each kind of content last changed, as far as this process knows, by the monotonic clock. */
export function createChangeTimes() {
	/** Tags of single members and sales are unbounded. This is the latest change time among those evicted. */
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
			else changes.set(tag, { at: now, changedAgain: false, isBusy: last?.changedAgain ?? false });
		},
		/** A change at exactly `madeAt` may be missing from the answer. */
		standingOf(tags: readonly string[], madeAt: number): Standing {
			if (madeAt <= othersChangedAt) return "old";
			let standing: Standing = "current";
			for (const tag of tags) {
				const change = changes.peek(tag);
				if (change) countLast(change);
				if (!change || madeAt > change.at) continue;
				if (!change.isBusy || madeAt <= change.at - latestMilliseconds) return "old";
				standing = "late";
			}
			return standing;
		},
	};
}

/** Changes too soon after a counted one are merged and counted at the end of the interval. */
function countLast(change: Change) {
	const next = change.at + calmMilliseconds;
	if (!change.changedAgain || performance.now() < next) return;
	change.at = next;
	change.changedAgain = false;
	change.isBusy = true;
}
