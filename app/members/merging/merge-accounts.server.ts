import { sql } from "drizzle-orm";
import * as z from "zod";
import { releasePhotos } from "../../editing/photos/photos.server";
import type { Db } from "../../platform/data/database.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { onceAnswers } from "../../platform/data/tables.server";
import { transaction } from "../../platform/data/transaction.server";
import { lockMembers } from "../lock-member.server";
import { emptyAccount } from "../privacy/erase-member.server";
import { findSubject } from "../privacy/find-subject.server";
import { members } from "../tables.server";
import type { Pair } from "./column-rules.server";
import { memberColumns } from "./member-columns.server";

/**
 * The kept account gets everything of the other, of which an empty row is left: nobody can log in to it, and its address
 * and number become free. Call in a transaction, with both members locked.
 */
export async function mergeAccounts({ db, jobs }: Pick<JobContext, "db" | "jobs">, pair: Pair) {
	await moveEverything(db, pair);
	const unused = await completeProfile(db, pair);
	const subject = await findSubject(db, pair.gone);
	if (subject) await emptyAccount(db, subject);
	await releasePhotos(db, unused);
	await db.execute(sql`update ${members} set merged_into = ${pair.kept} where id = ${pair.gone}`);
	await jobs.send(db, moveLatecomers, pair, { startAfter: secondsForRequests });
}

/** Longer than any request takes. */
const secondsForRequests = 120;

/** Moves what a request in flight during the merge wrote for the merged account, such as an order. */
export const moveLatecomers = defineJob({
	name: "move-latecomers",
	data: z.object({ kept: z.uuid(), gone: z.uuid() }),
	retry: { tries: 5, delay: 60 },
	run: ({ db }, { gone }) =>
		transaction(db, async (db) => {
			const [account] = await lockMembers(db, [gone]);
			// The kept account may have been merged again since.
			if (account?.mergedInto) await moveEverything(db, { gone, kept: account.mergedInto });
		}),
});

export async function moveEverything(db: Db, pair: Pair) {
	for (const [name, rule] of Object.entries(memberColumns)) {
		const [table, column] = name.split(".") as [string, string];
		await rule.run(db, { table, column }, pair);
	}
	await db.execute(sql`delete from ${onceAnswers} where scope = ${`member ${pair.gone}`}`);
	// Queued jobs for the merged account.
	await db.execute(sql`
		update pgboss.job set data = replace(data::text, ${pair.gone}, ${pair.kept})::jsonb
		where state in ('created', 'retry') and name <> ${moveLatecomers.name}
		and position(${pair.gone} in data::text) > 0`);
}

/** Fills in what the kept account lacks. Returns the photo that it does not need. */
async function completeProfile(db: Db, { kept, gone }: Pair) {
	const { rows } = await db.execute<{ unused: string | null }>(sql`
		update ${members} staying set
			created_at = least(staying.created_at, going.created_at),
			favourite_division = coalesce(staying.favourite_division, going.favourite_division),
			avatar = coalesce(staying.avatar, going.avatar)
		from ${members} going where staying.id = ${kept} and going.id = ${gone}
		returning nullif(going.avatar, staying.avatar) as unused`);
	const unused = rows[0]?.unused;
	return unused ? [unused] : [];
}
