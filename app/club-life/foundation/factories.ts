import type { FoundationProgrammeInsert } from "./tables.server";

export function buildFoundationProgramme(
	overrides: Partial<FoundationProgrammeInsert> = {},
): FoundationProgrammeInsert {
	const slug = overrides.slug ?? "pantai-bersih";
	return {
		slug,
		title: { id: "Pantai bersih", en: "Clean beach" },
		summary: { id: "Sekali sebulan, satu pantai.", en: "Once a month, one beach." },
		story: [
			{ type: "paragraph", runs: [{ text: "Karung goni, sarung tangan, dan teh hangat sesudahnya." }] },
		],
		storyEn: null,
		place: "Pantai Utara",
		goal: 1_000,
		reached: 250,
		unit: { id: "karung sampah", en: "sacks of litter" },
		startedOn: "2025-06-05",
		cover: { art: "cover", division: "foundation", slug },
		reports: [],
		...overrides,
	};
}
