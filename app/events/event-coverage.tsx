import { StoryLink } from "../news/story-link";
import { useTexts } from "../platform/language";
import { SwellText } from "../ui/swell-text";
import { VideoLink } from "../videos/video-link";
import type { EventDetail } from "./contract";
import { eventsTexts } from "./texts";

/** Stories and videos about an event. */
export function EventCoverage({ event: { stories, videos, kind } }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	if (stories.length + videos.length === 0) return null;
	return (
		<section className="section event-coverage">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-3">
						<SwellText
							text={kind === "match" ? t.stories : t.storiesEvent}
							phase={0.6}
							k={0.5}
							lo={56}
							hi={132}
						/>
					</h2>
				</div>
				<div className="story-grid">
					{stories.map((story) => (
						<div key={story.slug} className="span-4">
							<StoryLink story={story} compact />
						</div>
					))}
					{videos.map((video) => (
						<div key={video.slug} className="span-4">
							<VideoLink video={video} />
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
