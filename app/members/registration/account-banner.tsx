import { KeyRound, MailCheck, Smartphone, UserCheck } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { ButtonLink } from "../../ui/button";
import { ActionButton } from "../../ui/forms/action-button";
import { useArrival } from "../sessions/arrival";
import { useSession } from "../sessions/session";
import { logOut } from "../sessions/session-actions";
import type { SessionUser } from "../sessions/session-contract";
import { isTexted } from "../texted-numbers";
import { memberTexts } from "../texts";
import { PhoneProof } from "./phone-proof";
import { useResentProof } from "./use-resent-proof";
import "./account-banner.css";

/** Outstanding account steps, one at a time; each stays until it is done. */
export function AccountBanner() {
	const { user } = useSession();
	const { byToken } = useArrival();
	const { pathname } = useLocation();
	if (!user) return null;
	if (byToken && pathname === pathTo("Home")) return <WhoBanner user={user} />;
	if (!user.email_verified) return <EmailBanner user={user} />;
	if (!user.has_password) return <PasswordBanner />;
	return user.phone_verified || !isTexted(user.phone) ? null : <PhoneBanner user={user} />;
}

/** A link can log a visitor in to someone else's account; they must be able to notice. */
function WhoBanner({ user }: { user: SessionUser }) {
	const { arrival: t } = useTexts(memberTexts);
	const navigate = useNavigate();
	return (
		<Banner label={t.label} icon={UserCheck} text={t.text(user.name, user.email)}>
			<ActionButton variant="ghost" size="small" onPress={() => logOut(navigate)}>
				{t.leave}
			</ActionButton>
		</Banner>
	);
}

function EmailBanner({ user }: { user: SessionUser }) {
	const { verification: t } = useTexts(memberTexts);
	const { isSent, resend } = useResentProof();
	return (
		<Banner label={t.label} icon={MailCheck} text={isSent ? t.sent : t.text(user.email)}>
			{!isSent && (
				<ActionButton variant="ghost" size="small" onPress={resend}>
					{t.resend}
				</ActionButton>
			)}
		</Banner>
	);
}

function PasswordBanner() {
	const { noPassword: t } = useTexts(memberTexts);
	return (
		<Banner label={t.label} icon={KeyRound} text={t.text}>
			<ButtonLink variant="ghost" size="small" to={pathTo("profile-security")}>
				{t.set}
			</ButtonLink>
		</Banner>
	);
}

function PhoneBanner({ user }: { user: SessionUser }) {
	const { phoneProof: t } = useTexts(memberTexts);
	return (
		<Banner label={t.label} icon={Smartphone} text={t.text(formatPhone(user.phone))}>
			<PhoneProof phone={user.phone} />
		</Banner>
	);
}

type BannerProps = {
	label: string;
	icon: ComponentType<{ className?: string; "aria-hidden"?: "true" }>;
	text: string;
	children: ReactNode;
};

function Banner({ label, icon: Icon, text, children }: BannerProps) {
	return (
		<section className="account-banner row" aria-label={label}>
			<Icon className="icon" aria-hidden="true" />
			<p role="status">{text}</p>
			{children}
		</section>
	);
}
