import type { MetaArgs } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { AuthHead, AuthScreen } from "../forms/auth-screen";
import { memberTexts } from "../texts";
import { OtpView, useOtpState } from "./otp-view";

export const meta = (args: MetaArgs) => {
	const t = textsIn(memberTexts, settingsOf(args.matches).language).otp;
	return pageMeta(args, { title: t.title, description: t.meta, hidden: true });
};

/** Reached from the phone screen, which passes the number; without one it redirects back. */
export default function OtpPage() {
	const { otp: t } = useTexts(memberTexts);
	const state = useOtpState();
	return (
		<AuthScreen art="otp" headline={t.headline}>
			{state ? (
				<OtpView {...state} />
			) : (
				<>
					<AuthHead title={t.noPhoneTitle} text={t.noPhone} />
					<ButtonLink block to={pathTo("Phone entry")}>
						{t.enterPhone}
					</ButtonLink>
				</>
			)}
		</AuthScreen>
	);
}
