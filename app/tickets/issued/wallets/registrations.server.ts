import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/data/database.server";
import { transaction } from "../../../platform/data/transaction.server";
import { issuedTickets } from "../tables.server";
import { walletDevices, walletTickets } from "./tables.server";

type Registration = { device: string; passId: string; pushToken: string };

/** Whether the device did not follow this ticket before. */
export async function registerDevice(
	pool: Db,
	{ device, passId, pushToken }: Registration,
): Promise<"new" | "known"> {
	return transaction(pool, async (db) => {
		await db.insert(walletTickets).values({ passId, wallet: "apple" }).onConflictDoNothing();
		const added = await db
			.insert(walletDevices)
			.values({ device, passId, pushToken })
			.onConflictDoNothing()
			.returning();
		// A device has one address at a time, for all its tickets.
		await db.update(walletDevices).set({ pushToken }).where(eq(walletDevices.device, device));
		return added.length > 0 ? "new" : "known";
	});
}

export async function unregisterDevice(pool: Db, { device, passId }: Omit<Registration, "pushToken">) {
	await transaction(pool, async (db) => {
		await db
			.delete(walletDevices)
			.where(and(eq(walletDevices.device, device), eq(walletDevices.passId, passId)));
		await forgetUnfollowed(db);
	});
}

/** Tickets that no device follows any more. */
export const forgetUnfollowed = (db: Db) =>
	db
		.delete(walletTickets)
		.where(
			and(
				eq(walletTickets.wallet, "apple"),
				sql`not exists (select from ${walletDevices} d where d.pass_id = ${walletTickets.passId})`,
			),
		);

/**
 * The numbers of a device's tickets that have changed since its last question, and what to ask with next: a minute less than
 * the latest, since what was changed before it may be committed after it. A number too many does no harm.
 */
export async function listChanged(db: Db, device: string, since: string | undefined) {
	const { rows } = await db.execute<{ number: string; tag: string }>(sql`
		select number, extract(epoch from least(max(t.changed_at) over (), now() - interval '1 minute'))::text as tag
		from ${walletDevices} d
		join ${walletTickets} t on t.pass_id = d.pass_id and t.wallet = 'apple'
		join ${issuedTickets} pass on pass.id = d.pass_id
		where d.device = ${device} and t.changed_at > to_timestamp(${since ?? "0"}::float8)
		order by number limit 1000`);
	return rows.length > 0
		? { serialNumbers: rows.map(({ number }) => number), lastUpdated: rows[0]!.tag }
		: null;
}

export async function findChange(db: Db, passId: string): Promise<Date | null> {
	const [ticket] = await db
		.select({ at: walletTickets.changedAt })
		.from(walletTickets)
		.where(and(eq(walletTickets.passId, passId), eq(walletTickets.wallet, "apple")));
	return ticket?.at ?? null;
}
