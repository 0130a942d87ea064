import { data, type MetaArgs, useLoaderData, useParams } from "react-router";
import { club } from "../../club/profile";
import { HelpScreen, shortenReference } from "../contact/help-screen";
import { ticketPath } from "../events/fixture/fixture-link";
import { fixtureTitle } from "../events/fixture/fixture-words";
import { pathTo } from "../paths";
import type { AnswerOf } from "../platform/contract";
import { formatDateTime } from "../platform/dates";
import { textsIn, useLanguage, useTexts } from "../platform/language";
import { formatCount } from "../platform/numbers";
import { pageMeta, settingsOf } from "../platform/page-meta";
import { inBrowser, onServer, pageRead } from "../platform/page-read";
import { Badge } from "../ui/badge";
import { EmptyState } from "../ui/empty-state";
import { Note } from "../ui/note";
import { ContactNeeded } from "./buying/contact-needed";
import { TicketDesk } from "./buying/ticket-desk";
import { promoLink } from "./contract";
import { isMissing } from "./missing-answer";
import { offerSections } from "./offered-section";
import { promoTexts } from "./promo-texts";
import { SaleCountdown } from "./sale-countdown";
import { SaleHead } from "./sale-head";
import "./buy-ticket.css";

type Promo = AnswerOf<typeof promoLink>;

/** An unknown link has its own message, still with status 404. */
const read = pageRead(async (call, { params }) => {
	try {
		return await call(promoLink, { slug: params.promo_link ?? "" });
	} catch (error) {
		if (isMissing(error)) return data(null, { status: 404 });
		throw error;
	}
});
export const loader = onServer(read);
export const clientLoader = inBrowser(read);

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
			<div className="wrap buy-ticket promo-ticket">
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
				<div className="sale-note">
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
