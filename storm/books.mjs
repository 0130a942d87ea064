import { readFileSync } from "node:fs";
import { eventually, expect, Miss } from "../chaos/expect.mjs";

const invariants = readFileSync(new URL("../app/orders/invariants.sql", import.meta.url), "utf8");

/** Checks the invariants of orders, stock and money. */
export async function expectSoundBooks(club) {
	const faults = await club.query(invariants);
	const first = faults
		.slice(0, 3)
		.map(({ fault, where_found }) => `${fault} (${where_found})`)
		.join(", ");
	expect(faults.length === 0, `${faults.length} faults in the books: ${first}`);
}

/**
 * Clears the previous round's orders, so that each round counts its own; jobs queued for them may fail. Running jobs
 * lock the same tables in a different order: if the database picks this as the deadlock victim, it is retried.
 */
export async function clearOrders(club) {
	for (;;) {
		try {
			return await club.query(`
				truncate orders, allocations, invoice_counters, holds, payment_notices, simulated_payments, once_answers, rate_limits, pgboss.job cascade;
				update allotments set held = 0, sold = 0 where held > 0 or sold > 0`);
		} catch (error) {
			if (error.code !== "40P01") throw error;
		}
	}
}

/** Waits until all work is done, by whichever process. Jobs waiting for a retry count as work. */
export async function settled(club, seconds = 120) {
	try {
		return await eventually("all work is done", seconds, () => isIdle(club));
	} catch (error) {
		const left = await club.query(
			"select name, state, count(*)::int, min(output::text) as output from pgboss.job where state < 'completed' and heartbeat_seconds is not null group by 1, 2",
		);
		const jobs = left.map(({ name, state, count, output }) => `${count} ${name} ${state} ${output ?? ""}`);
		throw new Miss(`${error.message}; left are ${jobs.join(", ")}`);
	}
}

/** Scheduled jobs don't count as work: what one run leaves undone the next one does. */
export const isIdle = async (club) =>
	(
		await club.query(
			"select from pgboss.job where state < 'completed' and heartbeat_seconds is not null limit 1",
		)
	).length === 0;
