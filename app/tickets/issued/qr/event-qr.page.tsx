import { type MetaArgs, useLoaderData, useParams, useRevalidator } from "react-router";
import { pathTo } from "../../../paths";
import { pageMeta, settingsOf } from "../../../platform/browser/page-meta";
import { pageRead } from "../../../platform/browser/page-read";
import { ApiError } from "../../../platform/http/call-api";
import { inBrowserOrFailed, isListFailed } from "../../../platform/lists/list-read";
import { textsIn, useTexts } from "../../../platform/words/language";
import { HelpScreen, shortenReference } from "../../../site/contact/help-screen";
import { LoadError } from "../../../ui/feedback/load-error";
import { LoadingRegion, Skeleton } from "../../../ui/feedback/skeleton";
import { MoreLink } from "../../../ui/navigation/more-link";
import { ticketOrderTexts } from "../../buying/ticket-order-texts";
import { eventName } from "../../sales/event-name";
import { TicketActs } from "../cards/ticket-acts";
import { TicketCard } from "../cards/ticket-card";
import { TicketNotice } from "../cards/ticket-notice";
import { passByCode } from "../contract";
import "./event-qr.css";

/** In the browser, since a number alone opens a ticket for its owner only. */
export const clientLoader = Object.assign(
	inBrowserOrFailed(
		pageRead(async (call, { params }) =>
			call(passByCode, { code: params.code ?? "" }).catch((error) => {
				if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
				throw error;
			}),
		),
	),
	{ hydrate: true as const },
);

/** A code is private, so the page is not indexed. */
export function meta(page: MetaArgs) {
	const t = textsIn(ticketOrderTexts, settingsOf(page.matches).language);
	return pageMeta(page, { title: `${t.code} ${eventName}`, description: t.codeDescription, hidden: true });
}

export function HydrateFallback() {
	return (
		<LoadingRegion className="wrap event-qr">
			<Skeleton height="640px" width="min(350px, 100%)" />
		</LoadingRegion>
	);
}

export default function EventQrPage() {
	const found = useLoaderData<typeof clientLoader>();
	const t = useTexts(ticketOrderTexts);
	const { revalidate } = useRevalidator();
	if (isListFailed(found)) return <LoadError title={t.codeFailed} text={t.codeFailedText} />;
	if (!found) return <UnknownCode />;
	return (
		<div className="event-qr on-brand" data-division={found.event.division}>
			<h1 className="visually-hidden">{t.code}</h1>
			<TicketCard heading="h2" {...found} notice={<TicketNotice pass={found.pass} />}>
				<TicketActs {...found} onChanged={() => void revalidate()} />
			</TicketCard>
		</div>
	);
}

function UnknownCode() {
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
