import { buildVideo } from "../../app/videos/factories";
import type { VideoInsert } from "../../app/videos/tables.server";
import { films, streamed } from "../films/films";
import { toInstant } from "./demo-moment";
import { drawing } from "./story-markup";
import { varyCovers } from "./vary-covers";
import { clubVideos } from "./videos/club-videos";
import type { DemoVideo } from "./videos/demo-video";
import { sportVideos } from "./videos/sport-videos";

export const demoVideos = (now: Date): VideoInsert[] =>
	varyCovers(
		[...sportVideos, ...clubVideos]
			.map((video) => toRow(now, video))
			.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
	);

function toRow(
	now: Date,
	{ published, composition, film, players, event, ...video }: DemoVideo,
): VideoInsert {
	const isLive = film === "stream";
	const { name, seconds } = isLive ? streamed : films[film];
	return buildVideo({
		...video,
		cover: drawing(video.category, video.slug, composition),
		source: isLive ? "hls" : "file",
		sourceRef: isLive ? `/media/${name}/${name}.m3u8` : `/media/${name}.mp4`,
		captions: [
			{ language: "id", label: "Bahasa Indonesia", src: `/media/${name}.id.vtt` },
			{ language: "en", label: "English", src: `/media/${name}.en.vtt` },
		],
		isLive,
		seconds: isLive ? null : seconds,
		publishedAt: toInstant(now, published),
		playerSlugs: players ?? [],
		eventSlug: event ?? null,
	});
}
