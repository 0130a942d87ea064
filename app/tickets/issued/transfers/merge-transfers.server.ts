import { sql } from "drizzle-orm";
import { members } from "../../../members/tables.server";
import type { Db } from "../../../platform/data/database.server";
import { passTransfers } from "./tables.server";

/**
 * Merges two accounts. What one was giving the other is already theirs, and what others are giving the account that goes can
 * be accepted with the one that stays, if both have verified their addresses.
 */
export async function mergeTransfers(db: Db, { kept, gone }: { kept: string; gone: string }) {
	await db.execute(sql`
		update ${passTransfers} set outcome = 'cancelled', ended_at = now()
		where outcome is null and giver_id in (${kept}, ${gone}) and recipient in (
			select unnest(array[email, phone]) from ${members} where id in (${kept}, ${gone}))`);
	await db.execute(sql`
		update ${passTransfers} set recipient = staying.email from ${members} staying, ${members} going
		where outcome is null and staying.id = ${kept} and going.id = ${gone} and staying.email_verified_at is not null
		and (recipient = going.email and going.email_verified_at is not null
			or recipient = going.phone and going.phone_verified_at is not null)`);
	await db.execute(sql`update ${passTransfers} set giver_id = ${kept} where giver_id = ${gone}`);
}
