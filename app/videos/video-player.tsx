import { Play } from "lucide-react";
import { type RefObject, useState } from "react";
import { useTexts } from "../platform/words/language";
import type { PictureRef } from "../ui/art/picture-ref";
import { ErrorState } from "../ui/feedback/error-state";
import { Picture } from "../ui/pictures/picture";
import { FileVideo } from "./file-video";
import { videosTexts } from "./texts";
import type { VideoCaptions, VideoSource } from "./video-source";
import { YouTubeVideo, youTubePage } from "./youtube-video";
import "./video-player.css";

export type PlayableVideo = {
	title: string;
	cover: PictureRef;
	source: VideoSource;
	sourceRef: string;
	captions: readonly VideoCaptions[];
};

type VideoPlayerProps = {
	video: PlayableVideo;
	/** The media element, for seeking; null until it plays. */
	element?: RefObject<HTMLVideoElement | null>;
	/** Set by the page to start playing at this second. */
	startAt: number | null;
	onStart: () => void;
};

/** A poster until played: before that neither the video nor any third party is requested. */
export function VideoPlayer({ video, element, startAt, onStart }: VideoPlayerProps) {
	const [isBroken, setBroken] = useState(false);
	const t = useTexts(videosTexts);
	if (isBroken) {
		return (
			<div className="video-player video-player-broken">
				<ErrorState
					title={t.broken}
					text={t.brokenHint}
					onRetry={() => setBroken(false)}
					retryLabel={t.again}
				>
					{video.source === "file" && (
						<a className="link" href={video.sourceRef} download>
							{t.download}
						</a>
					)}
				</ErrorState>
			</div>
		);
	}
	if (startAt === null) return <Poster video={video} onStart={onStart} />;
	return (
		<div className="video-player">
			{video.source === "youtube" ? (
				<YouTubeVideo id={video.sourceRef} title={video.title} />
			) : (
				<FileVideo video={video} element={element} startAt={startAt} onBroken={() => setBroken(true)} />
			)}
		</div>
	);
}

function Poster({ video, onStart }: { video: PlayableVideo; onStart: () => void }) {
	const t = useTexts(videosTexts);
	const address = video.source === "youtube" ? youTubePage(video.sourceRef) : video.sourceRef;
	return (
		<div className="video-player">
			<button type="button" className="video-poster" aria-label={t.play(video.title)} onClick={onStart}>
				<Picture picture={video.cover} ratio="16/9" width={1600} height={900} priority sizes="100vw">
					<span className="video-play">
						<Play className="icon" aria-hidden="true" />
					</span>
				</Picture>
			</button>
			<noscript>
				<a className="button button-foam" href={address}>
					{t.withoutScript}
				</a>
			</noscript>
		</div>
	);
}
