import { useEffect, useRef } from "react";
import { useLanguage } from "../platform/words/language";

export const youTubePage = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** YouTube's player, from its no-cookie domain. */
export function YouTubeVideo({ id, title }: { id: string; title: string }) {
	const language = useLanguage();
	const frame = useRef<HTMLIFrameElement>(null);
	useEffect(() => frame.current?.focus(), []);
	const wishes = new URLSearchParams({ autoplay: "1", rel: "0", hl: language, cc_lang_pref: language });
	return (
		<iframe
			ref={frame}
			className="video-element"
			src={`https://www.youtube-nocookie.com/embed/${id}?${wishes}`}
			title={title}
			allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}
