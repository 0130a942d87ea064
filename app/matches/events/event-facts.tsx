import { MapPin, Ticket } from "lucide-react";
import { club } from "../../../club/profile";
import { formatDateTime, formatTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { ShareRow } from "../../site/sharing/share-row";
import { Badge } from "../../ui/feedback/badge";
import { Note } from "../../ui/feedback/note";
import { MoreLink } from "../../ui/navigation/more-link";
import { fixturePath, ticketPath } from "../fixtures/fixture-link";
import { fixtureTitle } from "../fixtures/say-fixture";
import type { EventDetail } from "./contract";
import { eventsTexts } from "./texts";
import type { TicketOffer } from "./ticket-offer";
import "./event-facts.css";

/** The sidebar: tickets, venue and sharing. */
export function EventFacts({ event }: { event: EventDetail }) {
	const isAhead = event.status === "upcoming" || event.status === "postponed";
	return (
		<div className="stack gap-5">
			{event.notice && isAhead && <Note tone="warn">{event.notice}</Note>}
			{event.tickets && isAhead && <Tickets event={event} offer={event.tickets} />}
			<VenueBox event={event} />
			<ShareRow url={fixturePath(event)} title={fixtureTitle(event)} description={event.summary} />
		</div>
	);
}

function Tickets({ event, offer }: { event: EventDetail; offer: TicketOffer }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	const date = (at: string) => formatDateTime(at, "short", language, club.timeZone);
	return (
		<section className="event-fact event-tickets">
			<h2 className="display display-1 row gap-3">
				<Ticket className="icon" aria-hidden="true" />
				{t.tickets}
			</h2>
			{offer.state === "open" && (
				<>
					{offer.fromPrice !== null && (
						<p className="display display-2">{t.ticketsFrom(formatRupiah(offer.fromPrice))}</p>
					)}
					<p className="muted">
						{`${t.ticketsLeft(formatCount(offer.left, language))}\u00a0· ${t.ticketsUntil(date(offer.closesAt))}`}
					</p>
					<MoreLink tight to={ticketPath(event)}>
						{t.seats}
					</MoreLink>
				</>
			)}
			{offer.state === "soon" && <p>{t.ticketsSoon(date(offer.opensAt))}</p>}
			{offer.state === "sold-out" && (
				<p>
					<Badge tone="ink">{t.soldOut}</Badge> {t.ticketsSoldOut}
				</p>
			)}
			{offer.state === "closed" && <p className="muted">{t.ticketsClosed}</p>}
		</section>
	);
}

function VenueBox({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	const { venue, startsAt, previousStartsAt } = event;
	const isElsewhere = venue.timeZone !== club.timeZone;
	return (
		<section className="event-fact">
			<h2 className="display display-1 row gap-3">
				<MapPin className="icon" aria-hidden="true" />
				{t.venue}
			</h2>
			<address>
				<b>{venue.name}</b>
				<br />
				{venue.address}
				<br />
				{venue.city}
			</address>
			<p>
				{formatDateTime(startsAt, "full", language, venue.timeZone)}
				{isElsewhere && (
					<span className="muted"> ({t.clubTime(formatTime(startsAt, language, club.timeZone))})</span>
				)}
			</p>
			{previousStartsAt && (
				<p className="muted">
					{t.movedFrom(formatDateTime(previousStartsAt, "full", language, venue.timeZone))}
				</p>
			)}
			{venue.capacity !== null && (
				<p className="muted">{t.capacity(formatCount(venue.capacity, language))}</p>
			)}
		</section>
	);
}
