import { platformRefusals } from "./platform-refusals";
import { refuse } from "./refusal";

export type Turns = ReturnType<typeof takeTurns>;

/**
 * A bounded queue: runs `atOnce` pieces of work in parallel and lets up to `longestQueue` more wait, first in, first out.
 * When the queue is full the next is refused (503, Retry-After) instead of waiting for longer than anybody would.
 * Work whose signal is aborted while it waits leaves the queue at once and never runs.
 */
export function takeTurns(atOnce: number, longestQueue: number) {
	// A set keeps the order and lets one leave from the middle without a search.
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
			// The place is handed on, so `free` changes only when nobody waits.
			const [next] = waiting;
			if (next) next();
			else free++;
		}
	}
	/** `isFull` lets a caller refuse before it does costly work of its own. */
	return Object.assign(inTurn, { isFull });
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
