import { bind } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { countUnread, listInbox, markRead, markReadUntil } from "../inbox/inbox.server";
import { inbox, inboxRefusals, readAllMessages, readMessage, unreadMessages } from "../inbox/inbox-contract";
import { saveSubscription } from "../push/subscriptions.server";
import { sendTestPush } from "../push/test-push.server";
import { vapidKeysOf } from "../push/vapid-keys.server";
import {
	changeQuietHours,
	myQuietHours,
	notificationSettings,
	pushKey,
	setSubscription,
	testPush,
} from "./contract";
import { findNotificationTopics } from "./preferences.server";
import { findQuietHours, saveQuietHours } from "./quiet-hours.server";

export const notificationsApi = [
	bind(pushKey, async ({ db }) => ({ key: (await vapidKeysOf(db)).publicKey })),
	bind(setSubscription, async (context, input) => {
		await saveSubscription(context, input);
		return { message: "Subscription saved." };
	}),
	bind(notificationSettings, async ({ db, who }) => ({
		topics: await findNotificationTopics(db, who.memberId),
	})),
	bind(myQuietHours, async ({ db, who }) => ({ quiet: await findQuietHours(db, who.memberId) })),
	bind(changeQuietHours, async (context, { quiet }) => {
		await saveQuietHours(context, quiet);
		return { quiet: await findQuietHours(context.db, context.who.memberId) };
	}),
	bind(testPush, async (context) => ({ browsers: await sendTestPush(context) })),
	bind(inbox, ({ db, who, language }, { before }) => listInbox(db, who.memberId, language, before)),
	bind(unreadMessages, async ({ db, who }) => ({ unread: await countUnread(db, who.memberId) })),
	bind(readMessage, async ({ db, who }, { id }) => {
		if (!(await markRead(db, who.memberId, id))) throw refuse(inboxRefusals, "message.unknown");
		return { unread: await countUnread(db, who.memberId) };
	}),
	bind(readAllMessages, async ({ db, who }, { until }) => {
		await markReadUntil(db, who.memberId, until);
		return { unread: await countUnread(db, who.memberId) };
	}),
];
