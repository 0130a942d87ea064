import { type MetaArgs, type MetaDescriptor, useParams } from "react-router";
import { HelpScreen, shortenReference } from "../contact/help-screen";
import { pathTo } from "../paths";
import { textsIn, useTexts } from "../platform/language";
import { pageMeta, settingsOf } from "../platform/page-meta";
import { ticketOrderTexts } from "./ticket-order-texts";

type Paper = "invoice" | "receipt";

/** A member's ticket order that does not exist, asked for by its invoice or its receipt. */
export function TicketOrderScreen({ paper }: { paper: Paper }) {
	const t = useTexts(ticketOrderTexts);
	const reference = shortenReference(useParams().id);
	return (
		<HelpScreen
			title={t[paper]}
			found={t.unknownOrder}
			text={paper === "invoice" ? t.invoiceText(reference) : t.receiptText(reference)}
			action={{ to: pathTo("profile-all-tickets"), label: t.myTickets }}
			help={{ title: t.help, text: t.helpText, message: t.helpMessage(reference) }}
		/>
	);
}

export const ticketOrderMeta =
	(paper: Paper) =>
	(page: MetaArgs): MetaDescriptor[] => {
		const t = textsIn(ticketOrderTexts, settingsOf(page.matches).language);
		return pageMeta(page, { title: t[paper], description: t.memberPage, hidden: true });
	};
