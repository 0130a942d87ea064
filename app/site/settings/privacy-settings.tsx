import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { MoreLink } from "../../ui/navigation/more-link";
import { CardVisibility } from "./card-visibility";
import { SettingsSection } from "./settings-section";
import { settingsTexts } from "./texts";

export function PrivacySettings() {
	const t = useTexts(settingsTexts);
	const account = useAccount();
	return (
		<>
			<SettingsSection title={t.cardTitle}>
				{account.state === "member" ? (
					<CardVisibility memberId={account.user.id} />
				) : account.state === "arriving" ? (
					<LoadingRegion>
						<Skeleton height="56px" />
					</LoadingRegion>
				) : (
					<EmptyState title={t.cardGuest} action={{ to: pathTo("Login"), label: t.logIn }} />
				)}
			</SettingsSection>
			<SettingsSection title={t.cookiesTitle} text={t.cookiesText}>
				<p>
					<MoreLink to={pathTo("Cookie settings")}>{t.cookiesLink}</MoreLink>
				</p>
				<p>
					<MoreLink to={pathTo("Cookie")}>{t.cookieNotice}</MoreLink>
				</p>
			</SettingsSection>
		</>
	);
}
