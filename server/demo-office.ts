import { sql } from "drizzle-orm";
import { announceToFollowers, tellFollowers } from "../app/announcements/announcements.server";
import type { MemberContext } from "../app/platform/bind.server";
import { transaction } from "../app/platform/transaction.server";
import { newWebhookSecret } from "../app/webhooks/sign.server";
import { webhookDeliveries, webhookEndpoints } from "../app/webhooks/tables.server";
import { demoAnnouncements, demoWebhook } from "../club/demo/office";

/** What staff told followers, and a program that hears of orders, so that these screens of the office have something to show. */
export async function fillDemoOffice(staff: MemberContext) {
	for (const each of demoAnnouncements) {
		const { announcement } = await transaction(staff.db, (db) =>
			announceToFollowers({ ...staff, db }, { ...each, byMail: false }),
		);
		await tellFollowers.run(staff, { announcementId: announcement.id });
	}
	await fillWebhook(staff);
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
