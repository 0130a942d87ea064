import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { useSectionLabel } from "../../platform/lists/section-label";
import { formatClock } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Badge } from "../../ui/feedback/badge";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { MoreLink } from "../../ui/navigation/more-link";
import { Picture } from "../../ui/pictures/picture";
import { Countdown } from "../../ui/words/countdown";
import { DateText } from "../../ui/words/date-text";
import { SwellText } from "../../ui/words/swell-text";
import type { EventDetail } from "./contract";
import { EventActions } from "./event-actions";
import { EventBody } from "./event-body";
import { EventCoverage } from "./event-coverage";
import { EventFacts } from "./event-facts";
import { eventsTexts } from "./texts";

const longestSwell = 26;

/** Any event other than a match: training, party, try-out. */
export function PlainEvent({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const label = useSectionLabel();
	const isShort = event.title.length <= longestSwell;
	const isOff = event.status === "cancelled" || event.status === "postponed";
	return (
		<>
			<header className="wrap">
				<Breadcrumb
					items={[
						{ label: t.fixturesAndResults, to: pathTo("event-list") },
						{ label: label(event.division), to: pathTo("event-list", { category: event.division }) },
					]}
				/>
				<div className="page-head plain-event-head">
					<p className="eyebrow">
						<DateText at={event.startsAt} as="full-time" timeZone={event.venue.timeZone} />
					</p>
					<h1 className={isShort ? "display display-4" : "display display-4 plain-event-long"}>
						{isShort ? <SwellText text={event.title} phase={0.4} k={0.5} lo={56} hi={136} /> : event.title}
					</h1>
					<p className="lead">{event.summary}</p>
					{isOff && <Badge tone="warn">{t[event.status as "cancelled" | "postponed"]}</Badge>}
					{event.status === "upcoming" && <Countdown until={event.startsAt} label={t.countdownEvent} />}
					<EventActions event={event} />
				</div>
			</header>
			<Picture className="plain-event-cover" picture={event.cover} width={1364} height={520} priority />
			<div className="wrap two-columns event-columns">
				<div className="event-main stack">
					<EventBody event={event} />
					<Programme event={event} />
					{event.slug === club.eventSlug && <MoreLink to={pathTo("event-link")}>{t.eventPage}</MoreLink>}
				</div>
				<aside className="stack gap-6">
					<EventFacts event={event} />
				</aside>
			</div>
			<EventCoverage event={event} />
		</>
	);
}

function Programme({ event: { programme, venue } }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	if (programme.length === 0) return null;
	return (
		<section className="event-part">
			<h2 className="display display-3">
				<SwellText text={t.programme} phase={0.8} k={0.5} lo={56} hi={132} />
			</h2>
			<ol className="programme">
				{programme.map(({ startsAt, title, place }) => (
					<li className="stack gap-3" key={`${startsAt} ${title}`}>
						<time className="tabular" dateTime={startsAt}>
							{formatClock(startsAt, language, venue.timeZone)}
						</time>
						<p>
							<b>{title}</b>
							{place && <span className="muted">{place}</span>}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
