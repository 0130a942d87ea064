import { eq, sql } from "drizzle-orm";
import { buildTrialApplication } from "../app/club-life/academy/factories";
import { academyProgrammes, trialApplications } from "../app/club-life/academy/tables.server";
import { daysToWait } from "../app/members/merging/merge-states";
import { mergeRequests } from "../app/members/merging/tables.server";
import { serviceKeys } from "../app/members/service-keys/tables.server";
import { grantRoles } from "../app/members/staff/roles.server";
import { type MemberInsert, members } from "../app/members/tables.server";
import { hashToken, newToken } from "../app/members/tokens.server";
import { announceToFollowers, tellFollowers } from "../app/messages/announcements/announcements.server";
import { newWebhookSecret } from "../app/messages/webhooks/sign.server";
import { webhookDeliveries, webhookEndpoints } from "../app/messages/webhooks/tables.server";
import { inboxReplies } from "../app/office/inbox/tables.server";
import { transaction } from "../app/platform/data/transaction.server";
import type { MemberContext } from "../app/platform/http/bind.server";
import { contactMessages } from "../app/site/contact/tables.server";
import { demoMemberId } from "../club/demo/members";
import {
	demoAnnouncements,
	demoColleague,
	demoKeys,
	demoLetters,
	demoMerges,
	demoTrials,
	demoWebhook,
} from "../club/demo/office";
import { club } from "../club/profile";

/** Messages, announcements, a webhook, service keys and accounts to merge, so that these screens have something to show. */
export async function fillDemoOffice(staff: MemberContext) {
	for (const each of demoAnnouncements) {
		const { announcement } = await transaction(staff.db, (db) =>
			announceToFollowers({ ...staff, db }, { ...each, byMail: false }),
		);
		await tellFollowers.run(staff, { announcementId: announcement.id });
	}
	await fillInbox(staff);
	await fillWebhook(staff);
	await fillKeys(staff);
	await fillMerges(staff);
}

async function fillInbox({ db, who }: MemberContext) {
	const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
	for (const { hoursAgo, answer, isSuspect = false, language = "id", ...letter } of demoLetters) {
		const answered = answer ? { handledAt: ago(hoursAgo - 3), assignedTo: who.memberId } : {};
		const [message] = await db
			.insert(contactMessages)
			.values({ ...letter, language, suspect: isSuspect, createdAt: ago(hoursAgo), ...answered })
			.returning();
		if (answer)
			await db.insert(inboxReplies).values({
				contactMessageId: message!.id,
				words: answer,
				writtenBy: who.memberId,
				createdAt: ago(hoursAgo - 3),
			});
	}
	for (const { programme: slug, age, hoursAgo, ...trial } of demoTrials) {
		const [programme] = await db.select().from(academyProgrammes).where(eq(academyProgrammes.slug, slug));
		await db.insert(trialApplications).values({
			...buildTrialApplication({ programmeId: programme!.id, category: programme!.category, ...trial }),
			birthDate: sql`(now() - make_interval(years => ${age}, months => 5))::date`,
			consentAt: ago(hoursAgo),
			createdAt: ago(hoursAgo),
		});
	}
}

async function fillWebhook({ db }: MemberContext) {
	const { url, description, events, deliveries } = demoWebhook;
	const [endpoint] = await db
		.insert(webhookEndpoints)
		.values({
			url,
			description,
			events: [...events],
			secret: newWebhookSecret(),
			createdAt: sql`now() - interval '3 days'`,
			disabledAt: sql`now() - interval '1 day'`,
			disabledBecause: "staff",
		})
		.returning();
	const { rows: orders } = await db.execute<{ number: string; total: number }>(
		sql`select number, total::int from orders where kind = 'goods' and paid_at is not null order by created_at`,
	);
	await db.insert(webhookDeliveries).values(
		deliveries.map(({ event, hoursAgo, tries, status }, at) => ({
			endpointId: endpoint!.id,
			event,
			data: { ...orders[at % orders.length] },
			createdAt: sql`now() - make_interval(hours => ${hoursAgo})`,
			tries,
			nextTryAt: null,
			lastStatus: status,
			deliveredAt: status < 300 ? sql`now() - make_interval(hours => ${hoursAgo})` : null,
		})),
	);
}

const fillKeys = ({ db, who }: MemberContext) =>
	db.insert(serviceKeys).values(
		demoKeys.map(({ daysOld, daysLeft, ...key }) => ({
			...key,
			tokenHash: hashToken(newToken()),
			ownerId: who.memberId,
			createdAt: sql`now() - make_interval(days => ${daysOld})`,
			endsAt: sql`date_trunc('day', now() + make_interval(days => ${daysLeft}), ${club.timeZone})`,
			lastUsedAt: sql`now() - make_interval(days => ${Math.max(0, -daysLeft)}, mins => 7)`,
		})),
	);

/** Half a year, in milliseconds. */
const secondAccountAge = 182 * 86_400_000;

async function fillMerges({ db, who }: MemberContext) {
	const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
	const join = async (member: MemberInsert) =>
		(
			await db
				.insert(members)
				.values({ cardHidden: true, ...member })
				.returning()
		)[0]!.id;
	const colleague = await join({ ...demoColleague, emailVerifiedAt: new Date() });
	await grantRoles(db, { memberId: colleague, roles: ["support"], by: null });
	for (const { goes, stays, because, askedBy, hoursAgo, declined } of demoMerges) {
		const { isVerified, ...account } = goes;
		const asker = askedBy === "staff" ? who.memberId : colleague;
		await db.insert(mergeRequests).values({
			keptId: demoMemberId(stays),
			goneId: await join({
				...account,
				createdAt: new Date(Date.now() - secondAccountAge),
				emailVerifiedAt: isVerified ? new Date() : null,
			}),
			because,
			askedBy: asker,
			askedAt: ago(hoursAgo),
			expiresAt: sql`${ago(hoursAgo)} + make_interval(days => ${daysToWait})`,
			...(declined && {
				outcome: "declined",
				declinedBecause: declined,
				endedBy: asker === colleague ? who.memberId : colleague,
				endedAt: ago(hoursAgo - 2),
			}),
		});
	}
}
