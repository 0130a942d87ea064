import { getTableName } from "drizzle-orm";
import type { Pool } from "../data/database.server";
import { rateLimitRows } from "../data/tables.server";
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
	/** The same for several at once, each of which counts even if another refuses. */
	takeEach(turns: readonly Turn[]): Promise<void>;
	/** Refuses likewise if no points are left, without taking one. */
	check(limit: RateLimit, key: string): Promise<void>;
	/** Restores the points, e.g. after a correct password. */
	forgive(limit: RateLimit, key: string): Promise<void>;
};
export type RateLimit = { name: string; points: number; seconds: number };
type Turn = readonly [limit: RateLimit, key: string];

export function rateLimits({ aside }: Pool): RateLimits {
	const takeEach = async (turns: readonly Turn[]) => {
		const now = Date.now();
		const ends = turns.map(([{ seconds }]) => now + seconds * 1000);
		const { rows } = await aside.query(ask("take", take, [turns.map(rowOf), ends, now]));
		const counted = new Map((rows as Count[]).map((count) => [count.key, count]));
		const over = turns.flatMap((turn) => {
			const { points, expire } = counted.get(rowOf(turn))!;
			return points > turn[0].points ? [expire] : [];
		});
		if (over.length > 0) throw tooMany(Math.max(...over), now);
	};
	return {
		takeEach,
		take: (...turn) => takeEach([turn]),
		async check(...turn) {
			const now = Date.now();
			const { rows } = await aside.query(ask("check", check, [rowOf(turn), now]));
			const [used] = rows as Count[];
			if (used && used.points >= turn[0].points) throw tooMany(used.expire, now);
		},
		async forgive(...turn) {
			await aside.query(ask("forgive", forgive, [rowOf(turn)]));
		},
	};
}

type Count = { key: string; points: number; expire: number };

const rowOf = ([{ name }, key]: Turn) => `${name}:${key}`;
const ask = (name: string, text: string, values: unknown[]) => ({
	name: `rate_limits:${name}`,
	text,
	values,
});
const tooMany = (expire: number, now: number) =>
	refuse(platformRefusals, "too_many_requests", Math.ceil((expire - now) / 1000));

const counters = getTableName(rateLimitRows);

/** Rows are locked in key order, so that two callers cannot deadlock. */
const take = `
	insert into ${counters} as known (key, points, expire)
	select key, 1, expire from unnest($1::text[], $2::bigint[]) as turn(key, expire) order by key
	on conflict (key) do update set
		points = case when known.expire <= $3 then 1 else known.points + 1 end,
		expire = case when known.expire <= $3 then excluded.expire else known.expire end
	returning key, points, expire`;
const check = `select key, points, expire from ${counters} where key = $1 and expire > $2`;
const forgive = `delete from ${counters} where key = $1`;
