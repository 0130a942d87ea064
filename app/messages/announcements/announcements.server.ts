import { desc, eq, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { listMembers } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { reportUndone, retryLostRace, tryEach } from "../../platform/data/each-row.server";
import { defineJob, type Job } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { notifyMember } from "../notifications/announce.server";
import { sendMail } from "../send.server";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links.server";
import { countAudience, listAudience } from "./audience.server";
import {
	type AnnouncementShown,
	type announcementList,
	announcementRefusals,
	announcementsPerPage,
	type sendAnnouncement,
} from "./contract";
import { isKnownPage } from "./known-pages.server";
import { type Announcement, announcements } from "./tables.server";

/** In the call's transaction: pressed twice, or retried after a lost answer, it is still one announcement. */
export async function announceToFollowers(
	{ db, jobs, language, who }: MemberContext,
	{ audience, topic, title, body, path, byMail }: ParsedInputOf<typeof sendAnnouncement>,
) {
	if (!(await isKnownPage(db, path))) throw new InvalidInput({ path: [localize(unknownPage, language)] });
	const { members } = await countAudience(db, audience, topic);
	if (members === 0) throw refuse(announcementRefusals, "announcement.nobody");
	const [announcement] = await db
		.insert(announcements)
		.values({ audience, topic, byMail, message: { title, body, path }, memberId: who.memberId })
		.returning();
	await jobs.send(db, tellFollowers, { announcementId: announcement!.id });
	await recordAudit(db, {
		by: who.memberId,
		action: "announcements.send",
		subject: `announcement/${announcement!.id}`,
		after: { audience, topic, title, byMail, members },
	});
	return { announcement: shown(announcement!, null) };
}

const unknownPage = {
	id: "Di situs ini tidak ada halaman dengan alamat ini.",
	en: "There is no page at this address on this site.",
};

const membersAtOnce = 200;
const jobData = z.object({ announcementId: z.uuid() });

/**
 * Works through the members in batches. A batch's messages and the progress are written in one transaction: whenever the
 * process dies, the batch is sent or it is not, and nobody is told twice.
 */
export const tellFollowers: Job<typeof jobData> = defineJob({
	name: "tell-followers",
	data: jobData,
	retry: { tries: 20, delay: 15 },
	soon: true,
	run: async (context, { announcementId: id }) => {
		const { jobs, settings } = context;
		const unsubscribeLinkOf = await unsubscribeLinks(context.db, settings.publicUrl);
		const failures = await transaction(context.db, async (db) => {
			const [announcement] = await db
				.select()
				.from(announcements)
				.where(eq(announcements.id, id))
				.for("update");
			if (!announcement || announcement.doneAt) return [];
			const { topic, message, byMail } = announcement;
			const batch = await listAudience(db, announcement, membersAtOnce);
			let mailed = 0;
			const failures = await tryEach("member", batch, (member) =>
				transaction(db, async (db) => {
					const { id: memberId, email, name, language, wantsMail } = member;
					await notifyMember({ db, jobs }, memberId, topic, {
						...message,
						tag: `announcement-${id}`.slice(0, 60),
					});
					if (!byMail || !wantsMail) return;
					await sendMail(
						{ db, jobs, settings },
						{
							to: email,
							language,
							template: "announcement",
							unsubscribe: unsubscribeLinkOf(memberId, topic),
							values: {
								name,
								...message,
								link: settings.publicUrl + message.path,
								settingsLink: settings.publicUrl + pathTo("profile-notification"),
							},
						},
					);
					mailed++;
				}),
			);
			retryLostRace(failures);
			const isLast = batch.length < membersAtOnce;
			await db
				.update(announcements)
				.set({
					told: sql`${announcements.told} + ${batch.length - failures.length}`,
					mailed: sql`${announcements.mailed} + ${mailed}`,
					...(batch.length > 0 && { toldUntil: batch.at(-1)!.id }),
					...(isLast && { doneAt: sql`now()` }),
				})
				.where(eq(announcements.id, id));
			if (!isLast) await jobs.send(db, tellFollowers, { announcementId: id });
			return failures;
		});
		reportUndone(failures);
	},
});

export async function listAnnouncements(
	db: Db,
	{ after }: ParsedInputOf<typeof announcementList>,
): Promise<AnswerOf<typeof announcementList>> {
	const rows = await db
		.select()
		.from(announcements)
		.where(after ? lt(announcements.id, after) : undefined)
		.orderBy(desc(announcements.id))
		.limit(announcementsPerPage + 1);
	const page = rows.slice(0, announcementsPerPage);
	const people = await listMembers(
		db,
		page.map(({ memberId }) => memberId),
	);
	return {
		announcements: page.map((row) => shown(row, people.find(({ id }) => id === row.memberId)?.name ?? null)),
		next: rows.length > page.length ? page.at(-1)!.id : null,
	};
}

const shown = (announcement: Announcement, by: string | null): AnnouncementShown => ({
	...announcement,
	...announcement.message,
	by,
	at: announcement.createdAt.toISOString(),
	doneAt: announcement.doneAt?.toISOString() ?? null,
});
