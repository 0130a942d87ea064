import type { Language } from "../platform/words/language";

export const videoSources = ["file", "hls", "youtube"] as const;
export type VideoSource = (typeof videoSources)[number];

/** A WebVTT file of one language. */
export type VideoCaptions = { language: Language; label: string; src: string };
