/**
 * Whether a film has a stream: `none` on a machine without ffmpeg, or if it cannot get any smaller; the film is then played as it
 * is, as it is in every other state but `ready`.
 */
export const streamStates = ["none", "waiting", "encoding", "ready", "failed"] as const;
export type StreamState = (typeof streamStates)[number];

/** Where an uploaded film, its captions and its stream are on this site. */
export const filmPath = (id: string) => `/film/${id}.mp4`;
export const captionsPath = (id: string) => `/film/${id}.vtt`;
export const streamPath = (id: string) => `/film/${id}-stream.m3u8`;

/** The id of an uploaded film or its captions; null for any other path. */
export const readFilmPath = (path: string, type: "mp4" | "vtt"): string | null => {
	const [, id, ending] = /^\/film\/([\w-]{22})\.(mp4|vtt)$/.exec(path) ?? [];
	return id && ending === type ? id : null;
};
