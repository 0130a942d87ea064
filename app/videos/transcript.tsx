import { useState } from "react";
import { type Language, useLanguage, useTexts } from "../platform/words/language";
import { formatDuration } from "../ui/cards/format-duration";
import { ErrorState } from "../ui/feedback/error-state";
import { LoadingRegion, SkeletonText } from "../ui/feedback/skeleton";
import { Chip } from "../ui/forms/chip";
import { type Cue, parseCues } from "./cues";
import { videosTexts } from "./texts";
import type { VideoCaptions } from "./video-source";
import "../ui/panels/fold.css";
import "./transcript.css";

type TranscriptProps = { captions: readonly VideoCaptions[]; onJump: (second: number) => void };

type Loaded = { language: Language; cues: Cue[] } | "loading" | "failed";

/** The captions as text, loaded when opened. Each line seeks to its time in the video. */
export function Transcript({ captions, onJump }: TranscriptProps) {
	const t = useTexts(videosTexts);
	const language = useLanguage();
	const [loaded, setLoaded] = useState<Loaded | null>(null);

	const load = async (track: VideoCaptions | undefined) => {
		if (!track) return;
		setLoaded("loading");
		setLoaded(await fetchCues(track));
	};
	const firstChoice = captions.find((track) => track.language === language) ?? captions[0];
	return (
		<details
			className="transcript fold"
			onToggle={(event) => event.currentTarget.open && loaded === null && load(firstChoice)}
		>
			<summary>{t.transcript}</summary>
			{captions.length > 1 && (
				<fieldset className="transcript-languages flow" aria-label={t.transcriptIn}>
					{captions.map((track) => (
						<Chip
							key={track.src}
							pressed={isObject(loaded) && loaded.language === track.language}
							lang={track.language}
							onClick={() => load(track)}
						>
							{track.label}
						</Chip>
					))}
				</fieldset>
			)}
			{loaded === "loading" && (
				<LoadingRegion>
					<SkeletonText lines={4} />
				</LoadingRegion>
			)}
			{loaded === "failed" && <ErrorState title={t.transcriptFailed} onRetry={() => load(firstChoice)} />}
			{isObject(loaded) && <Cues {...loaded} onJump={onJump} />}
		</details>
	);
}

function Cues({ cues, language, onJump }: Exclude<Loaded, string> & Pick<TranscriptProps, "onJump">) {
	const t = useTexts(videosTexts);
	const reader = useLanguage();
	return (
		<ol className="transcript-lines" lang={language}>
			{cues.map(({ start, text }) => (
				<li className="stack" key={start}>
					<button
						type="button"
						className="tabular"
						aria-label={t.jumpTo(formatDuration(start, reader))}
						onClick={() => onJump(start)}
					>
						{formatDuration(start, reader)}
					</button>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}

async function fetchCues({ src, language }: VideoCaptions): Promise<Loaded> {
	try {
		const response = await fetch(src);
		return response.ok ? { language, cues: parseCues(await response.text()) } : "failed";
	} catch {
		return "failed";
	}
}

const isObject = (loaded: Loaded | null): loaded is Exclude<Loaded, string> =>
	loaded !== null && typeof loaded === "object";
