import { type MetaArgs, useParams } from "react-router";
import { HelpScreen, shortenReference } from "../contact/help-screen";
import { pathTo } from "../paths";
import { textsIn, useTexts } from "../platform/language";
import { pageMeta, settingsOf } from "../platform/page-meta";
import { MoreLink } from "../ui/more-link";
import { eventName } from "./event-name";
import { ticketOrderTexts } from "./ticket-order-texts";

/** A code is private, so the page is not indexed. */
export function meta(page: MetaArgs) {
	const t = textsIn(ticketOrderTexts, settingsOf(page.matches).language);
	return pageMeta(page, { title: `${t.code} ${eventName}`, description: t.codeDescription, hidden: true });
}

export default function EventQrPage() {
	const t = useTexts(ticketOrderTexts);
	const code = shortenReference(useParams().code);
	return (
		<HelpScreen
			title={t.code}
			found={t.unknownCode}
			text={t.unknownCodeText(code, eventName)}
			action={{ to: pathTo("event-link"), label: t.toEvent(eventName) }}
			help={{ title: t.help, text: t.unknownCodeHelp, message: t.codeMessage(code) }}
		>
			<MoreLink tight to={pathTo("profile-all-tickets")}>
				{t.myTickets}
			</MoreLink>
		</HelpScreen>
	);
}
