import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Node accepts one new connection per turn of its event loop. When every turn renders pages, connections wait unread and
 * even a full queue's refusal comes late: after seconds, instead of 50 ms. So long tasks run one at a time, with turns for
 * other work in between.
 */
const turnsForOthers = 8;

let previous = Promise.resolve();

/** Await this before a task that keeps the CPU for milliseconds. */
export function yieldToEventLoop(): Promise<void> {
	previous = previous.then(async () => {
		for (let turn = 0; turn < turnsForOthers; turn++) await nextTurn();
	});
	return previous;
}
