import { LRUCache } from "lru-cache";

/** A tag that changes all the time counts as changed once in this while, so that its pages are worth keeping. */
const calmMilliseconds = 1_000;
/** A page of such a tag may be behind by this much, while a new one is made. */
const latestMilliseconds = 2 * calmMilliseconds;
const mostTags = 10_000;

/** `isBusy`: it had changed more than once in the while before. */
type Change = { at: number; changedAgain: boolean; isBusy: boolean };
/** An answer made at some time: all that has changed is in it, or it is a moment behind a busy tag, or too old. */
export type Standing = "current" | "late" | "old";

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
			else changes.set(tag, { at: now, changedAgain: false, isBusy: last?.changedAgain ?? false });
		},
		noteAll() {
			othersChangedAt = performance.now();
			changes.clear();
		},
		/** What changed at that very moment may be missing. */
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

/** Changes that came too soon after one that counted are counted together, at the end of the while. */
function countLast(change: Change) {
	const next = change.at + calmMilliseconds;
	if (!change.changedAgain || performance.now() < next) return;
	change.at = next;
	change.changedAgain = false;
	change.isBusy = true;
}
