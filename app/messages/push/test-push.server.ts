import { and, eq, isNotNull } from "drizzle-orm";
import type { MemberContext } from "../../platform/http/bind.server";
import { pushSubscriptions } from "../notifications/tables.server";
import type { PushMessage } from "./push-message";
import { sendPush } from "./send-push.server";

const perMember = { name: "test-push", points: 5, seconds: 10 * 60 };

/** To every browser the member is logged in with, so that they see which ones receive pushes. */
export async function sendTestPush({ db, who, jobs, limits }: MemberContext): Promise<number> {
	await limits.take(perMember, who.memberId);
	const browsers = await db
		.select({ id: pushSubscriptions.id })
		.from(pushSubscriptions)
		.where(and(eq(pushSubscriptions.memberId, who.memberId), isNotNull(pushSubscriptions.sessionId)));
	for (const { id } of browsers)
		await jobs.send(db, sendPush, { subscriptionId: id, message, isUrgent: true });
	return browsers.length;
}

const message: PushMessage = {
	title: { id: "Notifikasi percobaan", en: "Test notification" },
	body: {
		id: "Berhasil! Kabar dari klub akan muncul seperti ini.",
		en: "It works! Club news will look like this.",
	},
	path: "/profile/notification",
	tag: "test",
};
