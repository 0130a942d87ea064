import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { cacheKey } from "./cache-key";
import { createChangeTimes } from "./change-times";
import { type CompressedAnswer, sendCompressed } from "./compressed-answer";

/** Answers that are the same for everybody: public pages, and reads of content through the API. */
export type GuestCache = {
	/** Answers from the cache. Returns false on a miss: the handler then answers as usual and stores the answer. */
	serve(request: IncomingMessage, response: ServerResponse): boolean;
	/** Instead of a failure: an answer that nobody can check now, but that nothing is known to have changed, up to ten minutes old. */
	serveUnchecked(request: IncomingMessage, response: ServerResponse): boolean;
	/** `madeAt` is `performance.now()` from before the first read. */
	store(request: IncomingMessage, answer: CompressedAnswer, madeAt: number): void;
	/** What was asked for is gone or has moved: nobody gets the old answer any more, not even while others ask anew. */
	remove(request: IncomingMessage): void;
	/** Invalidates every answer with this tag. */
	forget(tag: string): void;
	/** Change notifications are unavailable: until `resume` answers are kept only for when the database is away. */
	pause(): void;
	resume(): void;
	/** Hits and misses since the start; current entries and bytes, keys included. */
	figures(): { hits: number; misses: number; entries: number; bytes: number; isPaused: boolean };
};

type Entry = CompressedAnswer & { madeAt: number; freshUntil: number; refreshedUntil: number };

const freshMilliseconds = 30_000;
const refreshMilliseconds = 2_000;
const uncheckedMilliseconds = 10 * 60_000;

export function createGuestCache(
	maximumBytes = 64 * 1024 * 1024,
	isDatabaseAway: () => boolean = () => false,
): GuestCache {
	const entries = new LRUCache<string, Entry>({ maxSize: maximumBytes, sizeCalculation: sizeOf });
	const changes = createChangeTimes();
	const counts = { hits: 0, misses: 0 };
	let isPaused = false;
	/** Of what was made before, some changes may have been missed. */
	let missedUntil = Number.NEGATIVE_INFINITY;

	/** Lazy invalidation: a stale answer is dropped on its next lookup, not when its content changes. */
	function find(key: string): Entry | undefined {
		const entry = entries.get(key);
		if (!entry) return undefined;
		const standing = changes.standingOf(entry.tags, entry.madeAt);
		if (standing === "old") return void entries.delete(key);
		if (isPaused || entry.madeAt <= missedUntil) return undefined;
		const now = performance.now();
		if (standing === "current" && now < entry.freshUntil) return entry;
		// One visitor waits for the new answer; until it is ready, the others get the stale one.
		if (now < entry.refreshedUntil) return entry;
		// The refresh brought nothing: the page fails.
		if (entry.refreshedUntil > 0) return undefined;
		entry.refreshedUntil = now + refreshMilliseconds;
		return undefined;
	}

	function findUnchecked(key: string): Entry | undefined {
		const entry = entries.get(key);
		const isKnown = entry && changes.standingOf(entry.tags, entry.madeAt) !== "old";
		return isKnown && performance.now() < entry.madeAt + uncheckedMilliseconds ? entry : undefined;
	}

	function serveFound(request: IncomingMessage, response: ServerResponse, found: typeof find): boolean {
		if (request.method !== "GET" && request.method !== "HEAD") return false;
		const key = cacheKey(request);
		const entry = key === null ? undefined : found(key);
		if (!entry) return false;
		counts.hits++;
		sendCompressed(request, response, 200, entry);
		return true;
	}

	return {
		serve: (request, response) =>
			serveFound(
				request,
				response,
				(key) => find(key) ?? (isDatabaseAway() ? findUnchecked(key) : undefined),
			),
		serveUnchecked: (request, response) => serveFound(request, response, findUnchecked),
		store(request, answer, madeAt) {
			const key = cacheKey(request);
			// Several visitors may have waited for the same render.
			if (key === null || entries.peek(key)?.madeAt === madeAt) return;
			counts.misses++;
			// A change during rendering may be missing from it.
			if (isPaused || madeAt <= missedUntil) return;
			if (changes.standingOf(answer.tags, madeAt) === "old") return;
			const freshUntil = performance.now() + freshMilliseconds;
			entries.set(key, { ...answer, madeAt, freshUntil, refreshedUntil: 0 });
		},
		remove(request) {
			const key = cacheKey(request);
			if (key !== null) entries.delete(key);
		},
		forget: changes.note,
		pause() {
			isPaused = true;
		},
		resume() {
			isPaused = false;
			missedUntil = performance.now();
		},
		figures: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize, isPaused }),
	};
}

/** Estimated bytes for headers and bookkeeping per entry. */
const overhead = 2_048;

const sizeOf = ({ bodies }: Entry, key: string) =>
	[...bodies.values()].reduce((sum, body) => sum + body.length, overhead + 2 * key.length);
