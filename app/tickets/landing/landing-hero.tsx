import type { EventDetail } from "../../matches/events/contract";
import { pathTo } from "../../paths";
import { leadingDivision } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { ButtonLink } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { Countdown } from "../../ui/words/countdown";
import { DateText } from "../../ui/words/date-text";
import { SwellText } from "../../ui/words/swell-text";
import { landingTexts } from "./landing-texts";

/** `isSold`: tickets are on this page. */
type LandingHeroProps = { event: EventDetail; isSold: boolean };

/** The sun over the sea, the event's name, and a countdown. */
export function LandingHero({ event, isSold }: LandingHeroProps) {
	const t = useTexts(landingTexts);
	const { title, venue, startsAt, tickets } = event;
	const sea = seaOf(event.slug);
	const isAhead = event.status === "upcoming" || event.status === "postponed";
	return (
		<header className="landing-hero on-brand sea">
			<picture>
				<source media="(max-width: 799px)" srcSet={pictureUrl(sea, { ...tallSize, disc: tallDisc })} />
				<img
					src={pictureUrl(sea, { ...wideSize, disc: wideDisc })}
					{...wideSize}
					alt=""
					fetchPriority="high"
				/>
			</picture>
			<div className="wrap">
				<p className="eyebrow">
					<span>
						<DateText at={startsAt} as="full" timeZone={venue.timeZone} />
						{`\u00a0· ${venue.name}`}
					</span>
				</p>
				<h1 className="display display-5">
					<SwellText text={title} phase={0.2} k={0.62} lo={54} hi={136} />
				</h1>
				<p className="landing-lead">{event.summary}</p>
				{isAhead && <Countdown until={startsAt} label={t.countdown} />}
				{event.status === "live" && <Badge>{t.now}</Badge>}
				{event.status === "finished" && <p className="display display-2">{t.over}</p>}
				<div className="button-row flow gap-3">
					{isSold && tickets && (
						<a className="button button-accent" href="#tickets">
							<span className="button-label">{tickets.state === "open" ? t.buy : t.seeTickets}</span>
						</a>
					)}
					{event.status === "finished" && (
						<ButtonLink variant="accent" to={pathTo("News list", { category: "all" })}>
							{t.news}
						</ButtonLink>
					)}
					{event.programme.length > 0 && (
						<a className="button button-ghost" href="#programme">
							<span className="button-label">{t.seeProgramme}</span>
						</a>
					)}
				</div>
			</div>
		</header>
	);
}

const seaOf = (slug: string): PictureRef => ({
	art: "cover",
	slug: `landing-${slug}`,
	division: leadingDivision,
	variant: "sun",
	field: "sea-tonal",
});
/** No text may overlap the sun: it is below the name on wide screens, above it on phones. */
const wideSize = { width: 1364, height: 760 };
const wideDisc = { x: 0.83, y: 0.76, size: 0.34 };
const tallSize = { width: 780, height: 1500 };
const tallDisc = { x: 0.72, y: 0.155, size: 0.26 };
