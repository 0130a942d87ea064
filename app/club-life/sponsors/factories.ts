import type { SponsorInsert } from "./tables.server";

export function buildSponsor(overrides: Partial<SponsorInsert> = {}): SponsorInsert {
	const { slug = "kapal-teluk" } = overrides;
	return {
		name: "Kapal Teluk",
		division: null,
		url: "https://kapal-teluk.example",
		logo: { art: "field", slug, tone: "foam" },
		startsOn: "2026-01-01",
		endsOn: null,
		position: 1,
		...overrides,
		slug,
	};
}
