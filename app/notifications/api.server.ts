import { bind, type CallContext, type MemberContext } from "../platform/bind.server";
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
	bind(notificationSettings, async (context) => ({
		topics: await findPreferences(context.db, memberIdOf(context)),
	})),
	bind(changeNotificationSettings, async (context, { topics }) => ({
		topics: await changePreferences(context.db, memberIdOf(context), topics),
	})),
];

const memberIdOf = (context: CallContext) => (context as MemberContext).who.memberId;
