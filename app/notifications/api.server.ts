import { bind } from "../platform/bind.server";
import { changeNotificationSettings, notificationSettings, pushKey, setSubscription } from "./contract";
import { changePreferences, findPreferences } from "./preferences.server";
import { keepSubscription } from "./subscriptions.server";
import { vapidKeysOf } from "./vapid-keys.server";

export const notificationsApi = [
	bind(pushKey, async ({ db }) => ({ key: (await vapidKeysOf(db)).publicKey })),
	bind(setSubscription, async (context, input) => {
		await keepSubscription(context, input);
		return { message: "Subscription kept." };
	}),
	bind(notificationSettings, async ({ db, who }) => ({ topics: await findPreferences(db, who.memberId) })),
	bind(changeNotificationSettings, async ({ db, who }, { topics }) => ({
		topics: await changePreferences(db, who.memberId, topics),
	})),
];
