import { buildSponsor } from "../../app/club-life/sponsors/factories";
import type { SponsorInsert } from "../../app/club-life/sponsors/tables.server";
import { demoId } from "./demo-id";

const year = (now: Date, later = 0) => now.getUTCFullYear() + later;

/** Fictional firms. One period is over and one has not begun, so that editors see every state. */
export const demoSponsors = (now: Date): SponsorInsert[] =>
	[
		{ slug: "kapal-teluk", name: "Kapal Teluk", startsOn: `${year(now, -2)}-07-01` },
		{
			slug: "garam-biru",
			name: "Garam Biru",
			startsOn: `${year(now, -1)}-01-01`,
			endsOn: `${year(now, 1)}-12-31`,
		},
		{
			slug: "kopi-dermaga",
			name: "Kopi Dermaga",
			division: "basketball" as const,
			startsOn: `${year(now, -1)}-01-01`,
		},
		{
			slug: "sinyal-timur",
			name: "Sinyal Timur",
			division: "esports" as const,
			startsOn: `${year(now, -1)}-01-01`,
		},
		{
			slug: "ban-pantai",
			name: "Ban Pantai",
			division: "football" as const,
			startsOn: `${year(now, -3)}-01-01`,
			endsOn: `${year(now, -1)}-06-30`,
		},
		{ slug: "angin-laut", name: "Angin Laut", startsOn: `${year(now, 1)}-01-01` },
	].map((sponsor, place) =>
		buildSponsor({
			...sponsor,
			id: demoId(`sponsor/${sponsor.slug}`),
			url: `https://${sponsor.slug}.example`,
			position: place + 1,
		}),
	);
