import { availableParallelism } from "node:os";
import { Refusal } from "../../platform/refusal";

const atOnce = availableParallelism();
const longestQueue = 60 * atOnce;
const waiting: (() => void)[] = [];
let running = 0;

/** Hashing is slow on purpose. One per core at a time keeps the pages quick, whatever the number of log-ins. */
export async function inHashQueue<T>(hash: () => Promise<T>): Promise<T> {
	if (waiting.length >= longestQueue) throw new Refusal("too_many_requests", 5);
	if (running < atOnce) running++;
	else await new Promise<void>((resolve) => waiting.push(resolve));
	try {
		return await hash();
	} finally {
		// The place is handed on, so `running` changes only when nobody waits.
		const next = waiting.shift();
		if (next) next();
		else running--;
	}
}
