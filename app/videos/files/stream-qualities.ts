/** A copy of a film for one speed of connection; the rates are what it never exceeds, in bits a second. */
export type StreamQuality = { height: number; width: number; video: number; sound: number };

const ladder = [
	{ height: 360, video: 800_000, sound: 64_000 },
	{ height: 720, video: 2_500_000, sound: 128_000 },
	{ height: 1080, video: 5_000_000, sound: 128_000 },
];

export const streamHeights = ladder.map(({ height }) => height);

/** Those that are no larger than the film. A film that is smaller than all of them is played as it is. */
export const qualitiesOf = ({ width, height }: { width: number; height: number }): StreamQuality[] =>
	ladder
		.filter((quality) => quality.height <= height)
		.map((quality) => ({ ...quality, width: 2 * Math.round((quality.height * width) / height / 2) }));

/** The list that a player chooses from. */
export const writeStreamList = (id: string, qualities: readonly StreamQuality[]) => {
	const lines = qualities.map(
		({ height, width, video, sound }) =>
			`#EXT-X-STREAM-INF:BANDWIDTH=${video + sound},RESOLUTION=${width}x${height}\n${id}-${height}p.m3u8\n`,
	);
	return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines.join("")}`;
};

/** Every file that there is of a film, as the store names them. */
export const namesOfFilm = (id: string, heights: readonly number[]) => [
	`${id}.mp4`,
	...(heights.length > 0 ? [`${id}-stream.m3u8`] : []),
	...heights.flatMap((height) => [`${id}-${height}p.m3u8`, `${id}-${height}p.mp4`]),
];
