import { type MetaArgs, useLoaderData, useParams } from "react-router";
import { club } from "../../../club/profile";
import { ticketPath } from "../../matches/fixtures/fixture-link";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime } from "../../platform/words/dates";
import { textsIn, useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { HelpScreen, shortenReference } from "../../site/contact/help-screen";
import { Badge } from "../../ui/feedback/badge";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Note } from "../../ui/feedback/note";
import { ContactNeeded } from "../buying/contact-needed";
import { TicketDesk } from "../buying/ticket-desk";
import type { promoLink } from "../contract";
import { promoRead } from "../reads";
import { SaleCountdown } from "../sales/sale-countdown";
import { SaleHead } from "../sales/sale-head";
import { offerSections } from "../sections/offered-section";
import { promoTexts } from "./promo-texts";
import "../buying/buy-ticket.css";

type Promo = AnswerOf<typeof promoLink>;

export const loader = onServer(promoRead);
export const clientLoader = inBrowser(promoRead);

/** Meant for invited people, so it is not indexed. */
export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	const t = textsIn(promoTexts, settingsOf(matches).language);
	const promo = loaderData as Promo | null | undefined;
	return pageMeta(
		{ location, matches },
		{
			title: promo?.label ?? t.promo,
			description: promo ? t.description(promo.label, fixtureTitle(promo.event)) : t.state.unknown.title,
			hidden: true,
		},
	);
}

export default function BuyTicketPromoPage() {
	const promo = useLoaderData<typeof loader>();
	if (!promo) return <UnknownPromo />;
	const isOver = promo.state !== "open" && promo.state !== "soon";
	return (
		<div data-division={promo.event.division}>
			<SaleHead event={promo.event}>
				<p className="promo-badge">
					<Badge>{promo.label}</Badge>
				</p>
			</SaleHead>
			<div className="wrap buy-ticket stack gap-5 promo-ticket">
				<PromoStanding promo={promo} />
				{!isOver && <ContactNeeded />}
				<TicketDesk
					key={promo.slug}
					sale={promo}
					sections={offerSections(promo.sections, promo.prices)}
					promo={promo.slug}
					isOpen={promo.state === "open"}
					isOver={isOver}
				/>
			</div>
		</div>
	);
}

function PromoStanding({ promo }: { promo: Promo }) {
	const t = useTexts(promoTexts);
	const language = useLanguage();
	const date = (at: string) => formatDateTime(at, "full", language, club.timeZone);
	switch (promo.state) {
		case "open":
			return (
				<Note tone="ok">
					{t.open} {t.until(date(promo.closesAt))} {t.left(formatCount(promo.left, language))}
				</Note>
			);
		case "soon":
			return (
				<div className="sale-note stack gap-4">
					<Note>
						<b>{t.state.soon.title}</b> {t.state.soon.text(date(promo.opensAt))}
					</Note>
					<SaleCountdown until={promo.opensAt} label={t.untilStart} />
				</div>
			);
		default: {
			const { title, text } = t.state[promo.state];
			return (
				<EmptyState
					heading="h2"
					title={title}
					text={typeof text === "string" ? text : text(date(promo.closesAt))}
					action={{ to: ticketPath(promo.event), label: t.ordinary }}
				/>
			);
		}
	}
}

function UnknownPromo() {
	const t = useTexts(promoTexts);
	const slug = shortenReference(useParams().promo_link);
	return (
		<HelpScreen
			title={t.promo}
			found={t.state.unknown.title}
			text={t.state.unknown.text(slug)}
			action={{ to: pathTo("Tickets"), label: t.allTickets }}
			help={{ title: t.help, message: t.helpMessage(slug) }}
		/>
	);
}
