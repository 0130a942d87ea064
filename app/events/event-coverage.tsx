import { StoryLink } from "../news/story-link";
import { pathTo } from "../paths";
import { useHouseLabel } from "../platform/house-label";
import { useTexts } from "../platform/language";
import { SwellText } from "../ui/swell-text";
import { VideoCard } from "../ui/video-card";
import type { EventDetail } from "./contract";
import { eventsTexts } from "./texts";

/** Stories and videos about an event. */
export function EventCoverage({ event: { stories, videos, kind } }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const label = useHouseLabel();
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
							<VideoCard
								to={pathTo("VideosDetail", { id: video.slug })}
								title={video.title}
								division={video.category}
								label={label(video.category)}
								picture={video.cover}
								duration={video.seconds}
								publishedAt={video.publishedAt}
							/>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
