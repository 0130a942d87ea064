import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import type { EventDetail } from "../events/contract";
import { EventBody } from "../events/event-body";
import { EventCoverage, EventPreview } from "../events/event-coverage";
import { EventFacts } from "../events/event-facts";
import { eventsTexts } from "../events/texts";
import { FixtureRow } from "../fixtures/fixture-link";
import { LineUps } from "./line-ups";
import { MatchFigures } from "./match-figures";
import { MatchHead } from "./match-head";
import { MatchTimeline } from "./match-timeline";
import { PeriodTable } from "./period-table";

/** Everything about one match, before, during and after it. */
export function MatchCentre({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const { sheet, opponent } = event;
	const hasLineups = sheet && sheet.lineups.us.starters.length > 0;
	const isStillEmpty = !sheet && !event.body;
	return (
		<>
			<MatchHead event={event} />
			<div className="wrap two-columns event-columns">
				<div className="event-main stack">
					<p className="lead">{event.summary}</p>
					{sheet && <PeriodTable event={event} sheet={sheet} />}
					{sheet && sheet.timeline.length > 0 && (
						<Part title={t.timeline} phase={0.4}>
							<MatchTimeline sheet={sheet} division={event.division} home={event.home} />
						</Part>
					)}
					{sheet && sheet.figures.length > 0 && opponent && (
						<Part title={t.figures} phase={1.4}>
							<MatchFigures figures={sheet.figures} opponent={opponent} home={event.home} />
						</Part>
					)}
					{sheet && hasLineups && (
						<Part title={t.lineups} phase={2.2}>
							<LineUps event={event} lineups={sheet.lineups} />
						</Part>
					)}
					<EventBody event={event} />
					{isStillEmpty && <EventPreview event={event} />}
				</div>
				<aside className="stack gap-6">
					<EventFacts event={event} />
					{event.meetings.length > 0 && (
						<section className="event-meetings">
							<h2 className="display display-1">{t.meetings}</h2>
							{event.meetings.map((meeting) => (
								<FixtureRow key={meeting.slug} fixture={meeting} plain />
							))}
						</section>
					)}
				</aside>
			</div>
			{!isStillEmpty && <EventCoverage event={event} />}
		</>
	);
}

function Part({ title, phase, children }: { title: string; phase: number; children: ReactNode }) {
	return (
		<section className="event-part">
			<h2 className="display display-3">
				<SwellText text={title} phase={phase} k={0.5} lo={56} hi={132} />
			</h2>
			{children}
		</section>
	);
}
