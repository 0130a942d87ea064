import type { EntertainmentItemInsert } from "./tables.server";

export function buildEntertainmentItem(
	overrides: Partial<EntertainmentItemInsert> = {},
): EntertainmentItemInsert {
	const slug = overrides.slug ?? "obrolan-ruang-ganti";
	return {
		slug,
		kind: "podcast",
		title: { id: "Obrolan ruang ganti", en: "Dressing-room talk" },
		summary: { id: "Dua kursi, satu mikrofon.", en: "Two chairs, one microphone." },
		body: [
			{ type: "paragraph", runs: [{ text: "Percakapan setengah jam sesudah latihan terakhir pekan itu." }] },
		],
		bodyEn: null,
		startsAt: new Date("2026-01-15T19:00:00+07:00"),
		place: null,
		cover: { art: "cover", division: "entertainment", slug },
		links: [],
		durationMinutes: 30,
		...overrides,
	};
}
