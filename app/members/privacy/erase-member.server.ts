import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { removePhotoCopies } from "../../editing/photos/photo-copies.server";
import { photoStore } from "../../editing/photos/photo-store.server";
import { photos } from "../../editing/photos/tables.server";
import type { Db } from "../../platform/data/database.server";
import { doEach } from "../../platform/data/each-row.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { listDueDeletions, lockForErasure } from "../deletion/deletions.server";
import { members } from "../tables.server";
import { findSubject } from "./find-subject.server";
import { countOpenBusiness, hasNoOpenBusiness } from "./open-business.server";
import { personalData } from "./personal-data.server";
import type { PersonalTable, Subject } from "./table-data.server";

/** Deletes accounts whose waiting period is over and that have no open business. */
export const eraseLeavers = defineJob({
	name: "privacy-erase-leavers",
	data: z.object({}),
	retry: { tries: 3, delay: 600 },
	every: "37 * * * *",
	run: async (context) => {
		const due = await listDueDeletions(context.db);
		await doEach("member", due, ({ id }) => eraseMember(context, id));
	},
});

/** Erases one member, table by table. False if there is a reason to wait, or nothing left to erase. */
export async function eraseMember({ db, settings }: JobContext, memberId: string): Promise<boolean> {
	if (!hasNoOpenBusiness(await countOpenBusiness(db, memberId))) return false;
	// The files first: if the rest fails, their rows still say which ones to remove next time.
	const store = photoStore(settings);
	for (const id of await listPhotos(db, memberId)) {
		await store.remove(id);
		await removePhotoCopies(settings, id);
	}
	return transaction(db, async (db) => {
		const member = (await lockForErasure(db, memberId)) && (await findSubject(db, memberId));
		if (!member || !hasNoOpenBusiness(await countOpenBusiness(db, memberId))) return false;
		for (const [name, table] of Object.entries(personalData)) await db.execute(erase(name, table, member));
		await forgetJobs(db, member);
		return true;
	});
}

/** Only the account itself: its row stays anonymously, and its address and number become free. */
export const emptyAccount = (db: Db, member: Subject) =>
	db.execute(erase("members", personalData.members!, member));

/** Rows of `members` come first in the list, but who they belonged to is known by now. */
function erase(name: string, table: PersonalTable, member: Subject): SQL {
	const from = sql.identifier(name);
	const rows = (table.rowsToErase ?? table.rows)(member);
	if (table.erased === "deleted") return sql`delete from ${from} where ${rows}`;
	const changes = Object.entries(table.erased.overwrite);
	if (changes.length === 0) return sql`select 1`;
	const set = changes.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
	return sql`update ${from} set ${sql.join(set, sql`, `)} where ${rows}`;
}

async function listPhotos(db: Db, memberId: string) {
	const { rows } = await db.execute<{ id: string }>(
		sql`select id from ${photos} where member_id = ${memberId}
			union select avatar from ${members} where id = ${memberId} and avatar is not null`,
	);
	return rows.map(({ id }) => id);
}

/** Jobs that failed stay in the queue's own table for days, with the address that a link was mailed to. */
const forgetJobs = (db: Db, { id, email, phone }: Subject) =>
	db.execute(sql`
		delete from pgboss.job where state in ('completed', 'cancelled', 'failed')
			and (position(${id} in data::text) + position(${email} in data::text) + position(${phone} in data::text)) > 0`);
