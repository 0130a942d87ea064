import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { cacheKey } from "./cache-key";
import { createChangeTimes } from "./change-times";
import { type CompressedAnswer, sendCompressed } from "./compressed-answer";

/** Answers that are the same for everybody: public pages, and reads of content through the API. */
export type GuestCache = {
	/** Answers from the cache, or returns false: then the request goes on as usual, and its handler stores the answer. */
	serve(request: IncomingMessage, response: ServerResponse): boolean;
	/** `madeAt` is `performance.now()` before anything was read for it. */
	store(request: IncomingMessage, answer: CompressedAnswer, madeAt: number): void;
	/** Forgets every answer that shows something of this kind. */
	forget(tag: string): void;
	/** Changes can't be heard for now: forgets everything, answers nothing and keeps nothing until `resume`. */
	pause(): void;
	resume(): void;
	/** Since the start: answers that were kept, and those that had to be made. Now: how many are kept, keys included. */
	figures(): { hits: number; misses: number; entries: number; bytes: number };
};

type Entry = CompressedAnswer & { madeAt: number; freshUntil: number; refreshedUntil: number };

const freshMilliseconds = 30_000;
const refreshMilliseconds = 2_000;

export function createGuestCache(maximumBytes = 64 * 1024 * 1024): GuestCache {
	const entries = new LRUCache<string, Entry>({ maxSize: maximumBytes, sizeCalculation: sizeOf });
	const changes = createChangeTimes();
	const counts = { hits: 0, misses: 0 };
	let isPaused = false;

	/** An answer whose content has changed is not looked for when that happens, but dropped when it is next asked for. */
	function find(key: string): Entry | undefined {
		const entry = entries.get(key);
		if (!entry) return undefined;
		const standing = changes.standingOf(entry.tags, entry.madeAt);
		if (standing === "old") return void entries.delete(key);
		const now = performance.now();
		if (standing === "current" && now < entry.freshUntil) return entry;
		// One visitor waits for the new answer; until it is there, the others get this one.
		if (now < entry.refreshedUntil) return entry;
		entry.refreshedUntil = now + refreshMilliseconds;
		return undefined;
	}

	return {
		serve(request, response) {
			if (request.method !== "GET" && request.method !== "HEAD") return false;
			const key = cacheKey(request);
			if (key === null) return false;
			const entry = find(key);
			if (!entry) return false;
			counts.hits++;
			sendCompressed(request, response, 200, entry);
			return true;
		},
		store(request, answer, madeAt) {
			const key = cacheKey(request);
			// Several visitors may have waited for the same one.
			if (key === null || entries.peek(key)?.madeAt === madeAt) return;
			counts.misses++;
			// What changed while it was made may be missing from it.
			if (isPaused || changes.standingOf(answer.tags, madeAt) === "old") return;
			const freshUntil = performance.now() + freshMilliseconds;
			entries.set(key, { ...answer, madeAt, freshUntil, refreshedUntil: 0 });
		},
		forget: changes.note,
		pause() {
			isPaused = true;
			entries.clear();
		},
		resume() {
			isPaused = false;
			// What was made before may have missed a change.
			changes.noteAll();
		},
		figures: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
	};
}

/** Headers and what the process needs to hold an entry at all. */
const overhead = 2_048;

const sizeOf = ({ bodies }: Entry, key: string) =>
	[...bodies.values()].reduce((sum, body) => sum + body.length, overhead + 2 * key.length);
