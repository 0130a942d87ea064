import { type RefObject, useEffect, useRef } from "react";
import { useLanguage } from "../platform/language";
import { attachStream } from "./attach-stream";
import type { PlayableVideo } from "./video-player";

type FileVideoProps = {
	video: PlayableVideo;
	element?: RefObject<HTMLVideoElement | null> | undefined;
	startAt: number;
	onBroken: () => void;
};

/** A video of our own, as one file or as a stream. The reader's language is the captions' first choice. */
export function FileVideo({ video, element, startAt, onBroken }: FileVideoProps) {
	const ownElement = useRef<HTMLVideoElement>(null);
	const player = element ?? ownElement;
	const language = useLanguage();
	const { source, sourceRef, captions, title } = video;

	// biome-ignore lint/correctness/useExhaustiveDependencies: once per player; later jumps are the page's own
	useEffect(() => {
		const shown = player.current;
		if (!shown) return;
		shown.focus();
		shown.currentTime = startAt;
		return source === "hls" ? attachStream(shown, sourceRef, onBroken) : undefined;
	}, [source, sourceRef]);

	return (
		// biome-ignore lint/a11y/useMediaCaption: the tracks are those that the video has
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
