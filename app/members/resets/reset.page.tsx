import type { MetaArgs } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn, useTexts } from "../../platform/words/language";
import { AuthScreen } from "../forms/auth-screen";
import { memberTexts } from "../texts";
import { ResetView, useResetToken } from "./reset-view";

export const meta = (args: MetaArgs) => {
	const t = textsIn(memberTexts, settingsOf(args.matches).language).reset;
	return pageMeta(args, { title: t.title, description: t.meta, hidden: true });
};

export default function ResetPage() {
	const { reset: t } = useTexts(memberTexts);
	return (
		<AuthScreen art="reset" headline={t.headline}>
			<ResetView token={useResetToken()} />
		</AuthScreen>
	);
}
