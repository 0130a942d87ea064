import { platformRefusals } from "../http/platform-refusals";
import { refuse } from "../http/refusal";

export type BoundedQueue = ReturnType<typeof boundedQueue>;

/**
 * A bounded FIFO queue: runs `atOnce` tasks in parallel and lets up to `longestQueue` more wait. When it is full, the
 * next is refused (503, Retry-After) rather than waiting longer than any client would. A task whose signal is aborted
 * while queued leaves the queue immediately and never runs.
 */
export function boundedQueue(atOnce: number, longestQueue: number) {
	// A set keeps insertion order and allows removal from the middle without a scan.
	const waiting = new Set<() => void>();
	let free = atOnce;
	const isFull = () => free === 0 && waiting.size >= longestQueue;

	async function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
		signal?.throwIfAborted();
		if (isFull()) throw refuse(platformRefusals, "server_busy", retryAfterSeconds);
		if (free > 0) free--;
		else await nextTurn(waiting, signal);
		try {
			return await work();
		} finally {
			// The slot is handed on, so `free` changes only when the queue is empty.
			const [next] = waiting;
			if (next) next();
			else free++;
		}
	}
	/** `isFull` lets a caller refuse before doing expensive work. */
	return Object.assign(inTurn, { isFull, mustWait: () => free === 0, waiting: () => waiting.size });
}

const retryAfterSeconds = 5;

function nextTurn(waiting: Set<() => void>, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const leave = () => {
			waiting.delete(start);
			reject(signal?.reason);
		};
		const start = () => {
			waiting.delete(start);
			signal?.removeEventListener("abort", leave);
			resolve();
		};
		signal?.addEventListener("abort", leave, { once: true });
		waiting.add(start);
	});
}
