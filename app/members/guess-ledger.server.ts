import { createHash } from "node:crypto";
import { eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../platform/data/database.server";
import { platformRefusals } from "../platform/http/platform-refusals";
import { refuse } from "../platform/http/refusal";
import { passwordGuesses } from "./tables.server";

/**
 * Three wrong passwords are free; after that the lockout is 1, 5 and then always 15 minutes. That allows 100 guesses in
 * the first 24 hours and 96 a day after that, and nobody is locked out for more than 15 minutes.
 */
export const freeMisses = 3;
const wait = (misses: unknown) =>
	sql`case when ${misses} < ${freeMisses} then null
		else now() + make_interval(mins => (array[1, 5, 15])[least(${misses} - ${freeMisses} + 1, 3)]) end`;

/**
 * Counts a guess before verifying it, so concurrent guesses cannot exceed the limit. A day without guesses resets the
 * count. Refuses with the remaining seconds.
 */
export async function takePasswordGuess(db: Db, owner: string) {
	const key = digest(owner);
	const next = sql`(case when ${passwordGuesses.lastAt} < now() - interval '1 day' then 1 else ${passwordGuesses.misses} + 1 end)`;
	const [counted] = await db
		.insert(passwordGuesses)
		.values({ key, misses: 1, openAt: null, lastAt: sql`now()` })
		.onConflictDoUpdate({
			target: passwordGuesses.key,
			set: { misses: next, openAt: wait(next), lastAt: sql`now()` },
			setWhere: or(isNull(passwordGuesses.openAt), lte(passwordGuesses.openAt, sql`now()`)),
		})
		.returning({ misses: passwordGuesses.misses });
	if (!counted) throw refuse(platformRefusals, "too_many_requests", await secondsLeft(db, key));
}

/** Undoes the count after a correct password. */
export async function returnPasswordGuess(db: Db, owner: string) {
	await db
		.update(passwordGuesses)
		.set({ misses: sql`greatest(${passwordGuesses.misses} - 1, 0)`, openAt: null })
		.where(eq(passwordGuesses.key, digest(owner)));
}

async function secondsLeft(db: Db, key: string) {
	const [row] = await db
		.select({ seconds: sql<number>`ceil(extract(epoch from ${passwordGuesses.openAt} - now()))::int` })
		.from(passwordGuesses)
		.where(eq(passwordGuesses.key, key));
	return Math.max(1, row?.seconds ?? 1);
}

/** Hashed: counters need no personal data. */
const digest = (owner: string) => createHash("sha256").update(owner).digest("base64url");
