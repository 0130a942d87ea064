import { eq } from "drizzle-orm";
import webPush from "web-push";
import * as z from "zod";
import { club } from "../../../club/profile";
import { defineJob, type Job, type JobContext } from "../../platform/data/jobs.server";
import { localize } from "../../platform/words/language";
import { DeliveryError } from "../delivery-error";
import { findQuietEnd } from "../notifications/quiet-hours.server";
import { pushSubscriptions } from "../notifications/tables.server";
import { isPushEndpoint } from "./push-endpoint.server";
import { type PushMessage, type PushPayload, pushMessage } from "./push-message";
import { postPush } from "./push-request.server";
import { removeSubscription } from "./subscriptions.server";
import { vapidKeysOf } from "./vapid-keys.server";

/** Expires after a day; a phone that was off longer gets newer ones. */
const secondsToLive = 24 * 60 * 60;

const pushData = z.object({
	subscriptionId: z.uuid(),
	message: pushMessage,
	/** The member is waiting for it right now: ignores quiet hours. */
	isUrgent: z.boolean().default(false),
});

/** One message to one browser, encrypted for it alone. */
export const sendPush: Job<typeof pushData> = defineJob({
	name: "send-push",
	data: pushData,
	retry: { tries: 5, delay: 30 },
	run: async (context, { subscriptionId, message, isUrgent }) => {
		const subscription = await findSubscription(context, subscriptionId);
		if (!subscription) return;
		const { db, jobs } = context;
		const quietUntil =
			subscription.memberId && !isUrgent ? await findQuietEnd(db, subscription.memberId) : null;
		if (quietUntil)
			return void (await jobs.send(db, sendPush, { subscriptionId, message }, { startAfter: quietUntil }));
		// Checked again: the list may have changed since the browser subscribed.
		if (!isPushEndpoint(subscription.endpoint, context.settings))
			return void (await remove(context, subscriptionId));
		const status = await postPush(await encryptPush(context, subscription, message));
		if (status === 404 || status === 410) return void (await remove(context, subscriptionId));
		if (status === 429 || status >= 500) throw new DeliveryError(`push ${status}`, true);
	},
});

type Subscription = typeof pushSubscriptions.$inferSelect;

async function encryptPush({ db, settings }: JobContext, subscription: Subscription, message: PushMessage) {
	const { endpoint, key, token, language } = subscription;
	const payload: PushPayload = {
		title: localize(message.title, language),
		body: localize(message.body, language),
		path: message.path,
		tag: message.tag,
	};
	// Push services require a contact, and refuse an address that cannot exist.
	const subject = `mailto:${settings.STAFF_MAIL ?? club.contact.email}`;
	const { headers, body } = webPush.generateRequestDetails(
		{ endpoint, keys: { p256dh: key, auth: token } },
		JSON.stringify(payload),
		{ TTL: secondsToLive, vapidDetails: { subject, ...(await vapidKeysOf(db)) } },
	);
	return { endpoint, headers: headers as Record<string, string | number>, body };
}

async function findSubscription({ db }: JobContext, id: string): Promise<Subscription | undefined> {
	const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
	return found;
}

const remove = ({ db }: JobContext, id: string) => removeSubscription(db, id);
