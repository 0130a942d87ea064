import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { FrameLink } from "./frame-link";
import { LanguageSwitch } from "./header/language-switch";
import { MemberAvatar } from "./header/member-avatar";
import { ThemeSwitch } from "./header/theme-switch";
import { frameTexts } from "./texts";
import "./account-strip.css";

/** The drawer's footer: account, language and theme. */
export function AccountStrip({ onFollow }: { onFollow: () => void }) {
	const { account: t } = useTexts(frameTexts);
	const account = useAccount();
	return (
		<div className="account-strip">
			{account.state === "member" ? (
				<FrameLink className="account-strip-member" to={pathTo("profile")} onClick={onFollow}>
					<MemberAvatar user={account.user} />
					<span>
						<b>{account.user.name}</b>
						<small>{t.memberSince(account.user.member_since.slice(0, 4))}</small>
					</span>
				</FrameLink>
			) : (
				<div
					className="account-strip-guest"
					data-uncertain={(account.state === "guest" && !account.isCertain) || undefined}
				>
					{account.state === "guest" && (
						<>
							<ButtonLink variant="foam" size="small" to={pathTo("Login")} onClick={onFollow} viewTransition>
								{t.logIn}
							</ButtonLink>
							<ButtonLink
								variant="ghost"
								size="small"
								to={pathTo("Register")}
								onClick={onFollow}
								viewTransition
							>
								{t.register}
							</ButtonLink>
						</>
					)}
				</div>
			)}
			<ThemeSwitch />
			<LanguageSwitch />
		</div>
	);
}
