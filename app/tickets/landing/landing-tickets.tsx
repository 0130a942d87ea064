import { club } from "../../../club/profile";
import type { EventDetail } from "../../matches/events/contract";
import { pathTo } from "../../paths";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { MoreLink } from "../../ui/navigation/more-link";
import type { SaleSection } from "../contract";
import { standingOf } from "../sales/sale-standing";
import { groupByStand, offerSections } from "../sections/offered-section";
import { standName } from "../venue-map/block-sign";
import { landingTexts } from "./landing-texts";

type LandingTicketsProps = { event: EventDetail; sections: readonly SaleSection[] };

/** Tickets, prices and venue. */
export function LandingTickets({ event, sections }: LandingTicketsProps) {
	const t = useTexts(landingTexts);
	const language = useLanguage();
	const { venue } = event;
	return (
		<div className="landing-facts stack gap-6">
			<section className="landing-tickets stack gap-3">
				<h2 className="display display-2">{t.tickets}</h2>
				{event.tickets ? <Prices event={event} sections={sections} /> : <p>{t.noSale}</p>}
			</section>
			<section className="stack gap-3">
				<h2 className="display display-1">{t.place}</h2>
				<address>
					<b>{venue.name}</b>
					<br />
					{venue.address}, {venue.city}
				</address>
				{venue.capacity !== null && (
					<p className="muted">{t.capacity(formatCount(venue.capacity, language))}</p>
				)}
			</section>
			<section className="stack gap-3">
				<h2 className="display display-1">{t.codes}</h2>
				<p className="muted">{t.codesText}</p>
				<MoreLink tight to={pathTo("profile-all-tickets")}>
					{t.myTickets}
				</MoreLink>
			</section>
		</div>
	);
}

function Prices({ event, sections }: LandingTicketsProps) {
	const t = useTexts(landingTexts);
	const language = useLanguage();
	const standing = standingOf(event);
	const hasSeats = standing === "open" || standing === "soon";
	return (
		<>
			<StandingLine event={event} />
			{hasSeats && (
				<>
					<ul aria-label={t.stands}>
						{groupByStand(offerSections(sections)).map((offer) => {
							const left = offer.sections.reduce((sum, section) => sum + section.left, 0);
							return (
								<li key={offer.stand}>
									<b>{standName(offer.sections[0]?.label ?? "")}</b>
									<span className="muted">{left > 0 ? t.left(formatCount(left, language)) : t.soldOut}</span>
									<span className="display tabular">{formatRupiah(offer.lowest)}</span>
								</li>
							);
						})}
					</ul>
					<a className="button button-ghost button-block" href="#tickets">
						<span className="button-label">{standing === "open" ? t.seats : t.seeTickets}</span>
					</a>
				</>
			)}
		</>
	);
}

function StandingLine({ event }: { event: EventDetail }) {
	const t = useTexts(landingTexts);
	const language = useLanguage();
	const standing = standingOf(event);
	if (standing === "open") return <p className="muted">{t.ticketsText}</p>;
	if (standing === "soon" && event.tickets)
		return <p>{t.soon(formatDateTime(event.tickets.opensAt, "full", language, club.timeZone))}</p>;
	return <p>{standing === "sold-out" ? t.soldOutText : t.closed}</p>;
}
