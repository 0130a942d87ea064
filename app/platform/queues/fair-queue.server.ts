import { platformRefusals } from "../http/platform-refusals";
import { refuse } from "../http/refusal";
import { boundedQueue } from "./bounded-queue.server";

type Size = { atOnce: number; waiting: number };

/**
 * A bounded queue in which no member blocks another: each has a line of their own, whose first few stand in the common one.
 * A member's further work gets there when some of it is done, so behind what others have sent meanwhile. Whoever fills
 * their own line is refused with 429.
 */
export function fairQueue(all: Size, each: Size) {
	const inTurn = boundedQueue(all.atOnce, all.waiting);
	const lines = new Map<string, { inOwnTurn: ReturnType<typeof boundedQueue>; count: number }>();

	return async <T>(member: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
		const line = lines.get(member) ?? { inOwnTurn: boundedQueue(each.atOnce, each.waiting), count: 0 };
		if (line.inOwnTurn.isFull()) throw refuse(platformRefusals, "too_many_requests", retryAfterSeconds);
		lines.set(member, line);
		line.count++;
		try {
			return await line.inOwnTurn(() => inTurn(work, signal), signal);
		} finally {
			if (--line.count === 0) lines.delete(member);
		}
	};
}

const retryAfterSeconds = 5;
