import { StoryLink } from "../../news/story-link";
import { useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import { VideoLink } from "../../videos/video-link";
import type { EventDetail } from "./contract";
import { eventsTexts } from "./texts";

/** Stories and videos about an event, as a section below it. */
export function EventCoverage({ event }: { event: EventDetail }) {
	const { stories, videos } = event;
	const count = stories.length + videos.length;
	if (count === 0) return null;
	const span = `span-${spans[count] ?? 4}`;
	// Next to videos, stories use the same ratio, so all pictures have one height.
	const ratio = videos.length > 0 ? "16/9" : undefined;
	return (
		<section className="section event-coverage">
			<div className="wrap">
				<div className="section-head">
					<CoverageTitle event={event} />
				</div>
				<div className="story-grid stack">
					{stories.map((story) => (
						<div key={story.slug} className={span}>
							<StoryLink story={story} ratio={ratio} compact />
						</div>
					))}
					{videos.map((video) => (
						<div key={video.slug} className={span}>
							<VideoLink video={video} />
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

/** The same for a match without other content yet, where the preview is the page. */
export function EventPreview({ event }: { event: EventDetail }) {
	const [first, ...others] = event.stories;
	if (!first) return null;
	return (
		<section className="event-part">
			<CoverageTitle event={event} />
			<div className="story-grid stack">
				<div>
					<StoryLink story={first} ratio="16/9" scale={2} />
				</div>
				{others.map((story) => (
					<div key={story.slug} className="span-4">
						<StoryLink story={story} compact />
					</div>
				))}
			</div>
		</section>
	);
}

function CoverageTitle({ event: { kind } }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	return (
		<h2 className="display display-3">
			<SwellText text={kind === "match" ? t.stories : t.storiesEvent} phase={0.6} k={0.5} lo={56} hi={132} />
		</h2>
	);
}

/** Columns per item, so that few items fill their row. */
const spans: Record<number, number> = { 1: 6, 2: 6, 3: 4, 4: 3 };
