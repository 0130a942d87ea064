import { LoadingRegion, SkeletonCard } from "../ui/feedback/skeleton";
import { videosPerPage } from "./contract";
import { VideoLink } from "./video-link";
import type { VideoSummary } from "./video-summary";
import "./video-grid.css";

/** The number of videos on the first page's stage. */
const onStage = 3;

/** On the first page the newest are on a dark stage; below, the row layout varies. */
export function VideoGrid({ videos, withStage }: { videos: readonly VideoSummary[]; withStage: boolean }) {
	const staged = withStage ? videos.slice(0, onStage) : [];
	const rest = videos.slice(staged.length);
	return (
		<>
			{staged.length > 0 && (
				<div className="video-stage">
					<div className="wrap video-grid stack">
						{staged.map((video, place) => (
							<VideoLink
								key={video.slug}
								video={video}
								heading="h2"
								scale={place === 0 ? 2 : 1}
								priority={place === 0}
							/>
						))}
					</div>
				</div>
			)}
			{rest.length > 0 && (
				<div className="wrap video-grid stack">
					{rest.map((video, place) => (
						<VideoLink key={video.slug} video={video} heading="h2" scale={isWide(place) ? 2 : 1} />
					))}
				</div>
			)}
		</>
	);
}

/** Rows of three, two and four: the second has two wide pictures. */
const isWide = (place: number) => place % 9 === 3 || place % 9 === 4;

export function VideoGridSkeleton() {
	return (
		<LoadingRegion className="wrap video-grid stack">
			{Array.from({ length: videosPerPage - onStage }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: skeleton items have no identity but their position
				<SkeletonCard key={place} ratio="16/9" />
			))}
		</LoadingRegion>
	);
}
