import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/data/database.server";
import type { JobContext } from "../../../platform/data/jobs.server";
import { walletEvents, walletTickets } from "./tables.server";
import type { WalletKind } from "./wallet-kinds";

/** `change` as text: a JavaScript date has no microseconds, and would never equal it. */
export type Change = { id: string; change: string };

/** Tells one batch. How many there were, and whether some of them have to wait for another time. */
export type Tell = (context: JobContext) => Promise<{ count: number; fault?: string | undefined }>;

/**
 * Tickets whose wallet does not know their last change. Taken for two minutes, and longer the older the change is: who is killed
 * meanwhile leaves them to the next, and one that is always refused is tried less and less often.
 */
export const takeTickets = (db: Db, wallet: WalletKind, most: number): Promise<Change[]> =>
	take(db, sql`${walletTickets}`, sql`pass_id`, sql`and wallet = ${wallet}`, most);

export const takeEvents = (db: Db, most: number): Promise<Change[]> =>
	take(db, sql`${walletEvents}`, sql`event_id`, sql``, most);

async function take(db: Db, table: SQL, id: SQL, which: SQL, most: number) {
	const { rows } = await db.execute<Change>(sql`
		with due as (
			select ${id} as id from ${table}
			where changed_at <> told_change ${which} and (next_try_at is null or next_try_at <= now())
			order by changed_at limit ${most} for update skip locked
		)
		update ${table} t
		set next_try_at = now() + least(greatest(now() - changed_at, interval '2 minutes'), interval '6 hours') from due
		where t.${id} = due.id ${which} returning due.id, changed_at::text as change`);
	return rows;
}

/** What has changed again meanwhile is still due. */
export const noteTickets = (db: Db, wallet: WalletKind, told: readonly Change[]) =>
	note(db, sql`${walletTickets}`, sql`pass_id`, sql`and wallet = ${wallet}`, told);

export const noteEvents = (db: Db, told: readonly Change[]) =>
	note(db, sql`${walletEvents}`, sql`event_id`, sql``, told);

async function note(db: Db, table: SQL, id: SQL, which: SQL, told: readonly Change[]) {
	if (told.length === 0) return;
	await db.execute(sql`
		update ${table} t set told_change = told.change, next_try_at = null
		from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told(id uuid, change timestamptz)
		where t.${id} = told.id ${which}`);
}
