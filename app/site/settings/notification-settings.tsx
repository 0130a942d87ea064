import { useAccount } from "../../members/sessions/use-account";
import { notificationSettings } from "../../messages/notifications/contract";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorState } from "../../ui/feedback/error-state";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { NotificationToggles } from "./notification-toggles";
import { PushPermission } from "./push-permission";
import { SettingsSection } from "./settings-section";
import { settingsTexts } from "./texts";
import { useMemberAnswer } from "./use-member-answer";

export function NotificationSettings() {
	const t = useTexts(settingsTexts);
	const account = useAccount();
	return (
		<>
			<SettingsSection title={t.pushTitle}>
				<PushPermission />
			</SettingsSection>
			<SettingsSection title={t.topicsTitle} text={t.topicsText}>
				{account.state === "member" ? (
					<MemberTopics />
				) : account.state === "arriving" ? (
					<LoadingTopics />
				) : (
					<EmptyState title={t.topicsGuest} action={{ to: pathTo("Login"), label: t.logIn }} />
				)}
			</SettingsSection>
		</>
	);
}

function MemberTopics() {
	const t = useTexts(settingsTexts);
	const loading = useMemberAnswer(notificationSettings);
	if (loading.state === "loading") return <LoadingTopics />;
	if (loading.state === "failed") return <ErrorState title={t.failed} onRetry={() => void loading.retry()} />;
	return <NotificationToggles topics={loading.answer.topics} />;
}

/** As tall as the loaded content. */
export function LoadingTopics() {
	return (
		<LoadingRegion className="stack gap-4">
			{["orders", "matches", "tickets", "news", "store"].map((topic) => (
				<Skeleton key={topic} height="124px" />
			))}
		</LoadingRegion>
	);
}
