import { useLoaderData } from "react-router";
import { myQuietHours, notificationSettings } from "../../messages/notifications/contract";
import { pageRead } from "../../platform/browser/page-read";
import { isListFailed } from "../../platform/lists/list-read";
import { useTexts } from "../../platform/words/language";
import { LoadingTopics } from "../../site/settings/notification-settings";
import { NotificationToggles } from "../../site/settings/notification-toggles";
import { PushPermission } from "../../site/settings/push-permission";
import { QuietHoursChoice } from "../../site/settings/quiet-hours";
import { TestPushButton } from "../../site/settings/test-push-button";
import { settingsTexts } from "../../site/settings/texts";
import { waitedSizes } from "../../store/wishes/contract";
import { followList } from "../follows/contract";
import { accountMeta } from "./account-meta";
import { FailedAccount } from "./account-states";
import { FollowingList } from "./following/following-list";
import { inMembersBrowser } from "./member-read";
import "../../site/settings/settings.css";

export const meta = accountMeta("profile-notification");
export const clientLoader = inMembersBrowser(
	pageRead(async (call) => {
		const [{ topics }, { quiet }, following, { sizes }] = await Promise.all([
			call(notificationSettings, {}),
			call(myQuietHours, {}),
			call(followList, {}),
			call(waitedSizes, {}),
		]);
		return { topics, quiet, following, sizes };
	}),
);
export const HydrateFallback = LoadingTopics;

export default function NotificationsPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(settingsTexts);
	if (isListFailed(answer)) return <FailedAccount />;
	return (
		<>
			<section className="account-section">
				<h2 className="display display-2">{t.pushTitle}</h2>
				<PushPermission />
				<TestPushButton />
			</section>
			<section className="account-section">
				<h2 className="display display-2">{t.quietTitle}</h2>
				<QuietHoursChoice kept={answer.quiet} />
			</section>
			<section className="account-section">
				<h2 className="display display-2">{t.topicsTitle}</h2>
				<p className="muted">{t.topicsText}</p>
				<NotificationToggles topics={answer.topics} />
			</section>
			<FollowingList initial={answer.following} sizes={answer.sizes} />
		</>
	);
}
