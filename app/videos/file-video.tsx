import { type RefObject, useEffect, useRef } from "react";
import { useLanguage } from "../platform/words/language";
import { attachStream } from "./attach-stream";
import type { PlayableVideo } from "./video-player";

type FileVideoProps = {
	video: PlayableVideo;
	element?: RefObject<HTMLVideoElement | null> | undefined;
	startAt: number;
	onBroken: () => void;
};

/** A self-hosted video, as a file or HLS stream. Captions default to the reader's language. */
export function FileVideo({ video, element, startAt, onBroken }: FileVideoProps) {
	const ownElement = useRef<HTMLVideoElement>(null);
	const player = element ?? ownElement;
	const language = useLanguage();
	const { source, sourceRef, captions, title } = video;

	// biome-ignore lint/correctness/useExhaustiveDependencies: once per player; later seeks come from the page
	useEffect(() => {
		const shown = player.current;
		if (!shown) return;
		shown.focus();
		shown.currentTime = startAt;
		return source === "hls" ? attachStream(shown, sourceRef, onBroken) : undefined;
	}, [source, sourceRef]);

	return (
		// biome-ignore lint/a11y/useMediaCaption: tracks are rendered if the video has any
		<video
			ref={player}
			className="video-element"
			src={source === "file" ? sourceRef : undefined}
			controls
			autoPlay
			playsInline
			aria-label={title}
			onError={onBroken}
		>
			{captions.map((track) => (
				<track
					key={track.src}
					kind="captions"
					srcLang={track.language}
					label={track.label}
					src={track.src}
					default={track.language === language}
				/>
			))}
		</video>
	);
}
