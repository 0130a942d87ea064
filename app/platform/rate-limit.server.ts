import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "./database.server";
import { platformRefusals } from "./platform-refusals";
import { refuse } from "./refusal";

/**
 * Counters in PostgreSQL: shared by all processes and kept across restarts. They use separate connections, so an
 * attempt counts even if the caller's transaction rolls back. Only the erasure of a member holds rows in a
 * transaction, and only that member's.
 */
export type RateLimits = {
	/** Takes one point of `key`, or refuses with 429 and the seconds to wait. */
	take(limit: RateLimit, key: string): Promise<void>;
	/** Refuses likewise if no points are left, without taking one. */
	check(limit: RateLimit, key: string): Promise<void>;
	/** Restores the points, e.g. after a correct password. */
	forgive(limit: RateLimit, key: string): Promise<void>;
};
export type RateLimit = { name: string; points: number; seconds: number };

export function rateLimits({ aside }: Pool): RateLimits {
	const limiters = new Map<string, RateLimiterPostgres>();
	const limiter = ({ name, points, seconds }: RateLimit) => {
		const known = limiters.get(name);
		if (known) return known;
		const made = new RateLimiterPostgres({
			storeClient: aside,
			storeType: "client",
			tableName: "rate_limits",
			tableCreated: true,
			keyPrefix: name,
			points,
			duration: seconds,
			clearExpiredByTimeout: false,
		});
		limiters.set(name, made);
		return made;
	};
	return {
		async take(limit, key) {
			try {
				await limiter(limit).consume(key);
			} catch (reason) {
				if (reason instanceof RateLimiterRes)
					throw refuse(platformRefusals, "too_many_requests", Math.ceil(reason.msBeforeNext / 1000));
				throw reason;
			}
		},
		async check(limit, key) {
			const used = await limiter(limit).get(key);
			if (used && used.consumedPoints >= limit.points)
				throw refuse(platformRefusals, "too_many_requests", Math.ceil(used.msBeforeNext / 1000));
		},
		async forgive(limit, key) {
			await limiter(limit).delete(key);
		},
	};
}
