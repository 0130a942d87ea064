import { pathTo } from "../paths";
import { useSectionLabel } from "../platform/lists/section-label";
import { VideoCard, type VideoCardProps } from "../ui/cards/video-card";
import type { VideoSummary } from "./video-summary";

type Look = Pick<VideoCardProps, "scale" | "heading" | "priority" | "sizes">;

/** A video as a card, wherever the site shows one. */
export function VideoLink({ video, ...look }: { video: VideoSummary } & Look) {
	const houseLabel = useSectionLabel();
	return (
		<VideoCard
			to={pathTo("VideosDetail", { id: video.slug })}
			title={video.title}
			division={video.category}
			label={houseLabel(video.category)}
			picture={video.cover}
			duration={video.seconds}
			live={video.isLive}
			publishedAt={video.publishedAt}
			{...look}
		/>
	);
}
