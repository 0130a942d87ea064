import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Fixture } from "../../matches/fixtures/fixture";
import { fixturePath } from "../../matches/fixtures/fixture-link";
import { competitionLine, fixtureTitle } from "../../matches/fixtures/say-fixture";
import { pathTo } from "../../paths";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { pictureUrl } from "../../ui/art/picture-url";
import { TeamCrest } from "../../ui/pictures/team-crest";
import { DateText } from "../../ui/words/date-text";
import { ticketTexts } from "../texts";
import "./sale-head.css";

/** The poster as a banner: teams, time and venue. */
export function SaleHead({ event, children }: { event: Fixture; children?: ReactNode }) {
	const t = useTexts(ticketTexts);
	const label = useSectionLabel();
	const { opponent, venue, startsAt } = event;
	return (
		<header className="sale-head on-brand sea" data-division={event.division}>
			<img
				src={pictureUrl(event.cover, { ...bandSize, split: 0.7, bare: true, disc })}
				{...bandSize}
				alt=""
				fetchPriority="high"
			/>
			<div className="wrap">
				<Link className="sale-head-back" to={pathTo("Tickets")} aria-label={t.tickets}>
					<ChevronLeft className="icon" aria-hidden="true" />
				</Link>
				<span className="sale-head-crest">
					<Crest size={96} variant="foam" />
				</span>
				<div>
					<p className="eyebrow">{competitionLine(event) || label(event.division)}</p>
					<h1 className="display display-3">
						<Link to={fixturePath(event)}>{fixtureTitle(event)}</Link>
					</h1>
					<p>
						<DateText at={startsAt} as="full" timeZone={venue.timeZone} />
						{"\u00a0· "}
						<DateText at={startsAt} as="time" timeZone={venue.timeZone} />
						<span className="sale-head-venue">{`\u00a0· ${venue.name}`}</span>
					</p>
					{children}
				</div>
				{opponent && (
					<span className="sale-head-rival">
						<TeamCrest crest={opponent.crest} size={96} />
					</span>
				)}
			</div>
		</header>
	);
}

const bandSize = { width: 1364, height: 300 };
const disc = { x: 0.86, y: 0.5, size: 0.42 };
