import { Play } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/words/language";
import { Picture } from "../../ui/pictures/picture";
import { newsTexts } from "../texts";
import type { ArticleBlock } from "./article-body";

type VideoBlock = Extract<ArticleBlock, { type: "video" }>;

/** A video that makes no third-party request until it is played. */
export function VideoEmbed({ video }: { video: VideoBlock }) {
	const [isPlaying, setPlaying] = useState(false);
	const t = useTexts(newsTexts);
	return (
		<figure className="video-embed">
			{isPlaying ? (
				<Player video={video} />
			) : (
				<button type="button" aria-label={t.playVideo(video.title)} onClick={() => setPlaying(true)}>
					<Picture picture={video.poster} ratio="16/9" width={1200} height={675}>
						<span className="picture-play">
							<Play className="icon" aria-hidden="true" />
						</span>
					</Picture>
				</button>
			)}
			<figcaption>
				{video.title}
				{video.provider === "youtube" && !isPlaying && <small>{t.videoNotice}</small>}
			</figcaption>
		</figure>
	);
}

function Player({ video }: { video: VideoBlock }) {
	if (video.provider === "file") {
		// biome-ignore lint/a11y/useMediaCaption: an article's clip has no track of its own
		return <video className="video-embed-player" src={video.id} controls autoPlay playsInline />;
	}
	return (
		<iframe
			className="video-embed-player"
			src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0`}
			title={video.title}
			allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}
