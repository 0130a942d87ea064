import { useLoaderData } from "react-router";
import { notificationSettings } from "../notifications/contract";
import { useTexts } from "../platform/language";
import { isListFailed } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { LoadingTopics } from "../settings/notification-settings";
import { NotificationToggles } from "../settings/notification-toggles";
import { PushPermission } from "../settings/push-permission";
import { settingsTexts } from "../settings/texts";
import { accountMeta } from "./account-meta";
import { FailedAccount } from "./account-states";
import { inMembersBrowser } from "./member-read";
import "../settings/settings.css";

export const meta = accountMeta("profile-notification");
export const clientLoader = inMembersBrowser(pageRead((call) => call(notificationSettings, {})));
export const HydrateFallback = LoadingTopics;

export default function NotificationsPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(settingsTexts);
	return (
		<>
			<section className="account-section">
				<h2 className="display display-2">{t.pushTitle}</h2>
				<PushPermission />
			</section>
			<section className="account-section">
				<h2 className="display display-2">{t.topicsTitle}</h2>
				<p className="muted">{t.topicsText}</p>
				{isListFailed(answer) ? <FailedAccount /> : <NotificationToggles topics={answer.topics} />}
			</section>
		</>
	);
}
