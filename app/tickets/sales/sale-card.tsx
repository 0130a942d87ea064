import { Link } from "react-router";
import type { Fixture } from "../../matches/fixtures/fixture";
import { fixturePath, ticketPath } from "../../matches/fixtures/fixture-link";
import { competitionLine, fixtureTitle } from "../../matches/fixtures/say-fixture";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Crest } from "../../ui/art/marks/crest";
import { ButtonLink } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Picture } from "../../ui/pictures/picture";
import { TeamCrest } from "../../ui/pictures/team-crest";
import { DateText } from "../../ui/words/date-text";
import { ticketTexts } from "../texts";
import { standingOf } from "./sale-standing";
import { StandingBadge } from "./standing-badge";
import "../../ui/cards/ticket-shape.css";
import "./sale-card.css";

type SaleCardProps = {
	event: Fixture;
	/** The first on the page is large. */
	large?: boolean;
	priority?: boolean;
};

/** An event in the shape of a ticket, with the poster as its stub. */
export function SaleCard({ event, large, priority }: SaleCardProps) {
	const label = useSectionLabel();
	const standing = standingOf(event);
	const timeZone = event.venue.timeZone;
	return (
		<article
			className={classNames("ticket-shape sale-card", large && "sale-card-large")}
			data-division={event.division}
		>
			<div className="ticket-shape-stub">
				<Picture
					picture={event.cover}
					width={large ? 900 : 400}
					height={large ? 620 : 400}
					drawing={{ split: 0.5 }}
					phone={{ width: 780, height: 264, split: 0.5 }}
					priority={priority}
				/>
				{event.opponent && (
					<span className="sale-crests row apart" aria-hidden="true">
						<Crest size={large ? 110 : 56} variant="foam" />
						<TeamCrest crest={event.opponent.crest} size={large ? 110 : 56} />
					</span>
				)}
			</div>
			<div className="sale-text column">
				<div className="sale-top row gap-3 apart">
					<p className="small muted">{competitionLine(event) || label(event.division)}</p>
					<StandingBadge event={event} />
				</div>
				<h3 className={large ? "display display-3 sale-title-large" : "display display-2"}>
					<Link className="whole" to={standing === "closed" ? fixturePath(event) : ticketPath(event)}>
						{fixtureTitle(event)}
					</Link>
				</h3>
				<p className="sale-when">
					<DateText at={event.startsAt} as={large ? "full" : "short"} timeZone={timeZone} />
					{"\u00a0· "}
					<DateText at={event.startsAt} as="time" timeZone={timeZone} />
					{`\u00a0· ${event.venue.name}`}
				</p>
				<SaleFoot event={event} />
			</div>
		</article>
	);
}

function SaleFoot({ event }: { event: Fixture }) {
	const t = useTexts(ticketTexts);
	const standing = standingOf(event);
	const { tickets } = event;
	const canLook = standing === "open" || standing === "soon";
	return (
		<div className="sale-foot flow apart gap-3">
			{tickets?.fromPrice != null && canLook && (
				<p>
					<span className="small muted">{t.from}</span>
					<b className="display tabular">{formatRupiah(tickets.fromPrice)}</b>
				</p>
			)}
			{canLook ? (
				<ButtonLink size="small" variant={standing === "open" ? "brand" : "ghost"} to={ticketPath(event)}>
					{standing === "open" ? t.choose : t.seeMap}
				</ButtonLink>
			) : (
				<ButtonLink size="small" variant="ghost" to={fixturePath(event)}>
					{t.toEvent}
				</ButtonLink>
			)}
		</div>
	);
}
