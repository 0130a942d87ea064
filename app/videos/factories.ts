import type { VideoInsert } from "./tables.server";

export function buildVideo(overrides: Partial<VideoInsert> = {}): VideoInsert {
	const { slug = "cuplikan-latihan", category = "football", isLive = false } = overrides;
	return {
		title: { id: "Cuplikan latihan Selasa", en: "Tuesday training highlights" },
		summary: { id: "Dua menit dari tepi lapangan.", en: "Two minutes from the touchline." },
		cover: { art: "cover", division: category, slug },
		isLive,
		seconds: isLive ? null : 124,
		source: "youtube",
		sourceRef: "ombak000001",
		captions: [],
		publishedAt: new Date("2026-01-15T09:00:00+07:00"),
		playerSlugs: [],
		eventSlug: null,
		...overrides,
		slug,
		category,
	};
}
