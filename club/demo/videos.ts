import { buildVideo } from "../../app/videos/factories";
import type { VideoInsert } from "../../app/videos/tables.server";
import { toInstant } from "./demo-moment";
import { clubVideos } from "./videos/club-videos";
import type { DemoVideo } from "./videos/demo-video";
import { sportVideos } from "./videos/sport-videos";

const ownFile = {
	source: "file",
	sourceRef: "/media/ombak-pendek.webm",
	captions: [
		{ language: "id", label: "Bahasa Indonesia", src: "/media/ombak-pendek.id.vtt" },
		{ language: "en", label: "English", src: "/media/ombak-pendek.en.vtt" },
	],
} satisfies Partial<VideoInsert>;

export const demoVideos = (now: Date): VideoInsert[] =>
	[...sportVideos, ...clubVideos].map((video) => toRow(now, video));

function toRow(now: Date, { published, length, youtube, players, event, ...video }: DemoVideo): VideoInsert {
	const [minutes = 0, seconds = 0] = length?.split(".").map(Number) ?? [];
	return buildVideo({
		...video,
		...(youtube ? { source: "youtube", sourceRef: youtube } : ownFile),
		isLive: length === undefined,
		seconds: length === undefined ? null : minutes * 60 + seconds,
		publishedAt: toInstant(now, published),
		playerSlugs: players ?? [],
		eventSlug: event ?? null,
	});
}
