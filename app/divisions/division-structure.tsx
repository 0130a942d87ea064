import { club } from "../../club/profile";
import { describeFixture } from "../events/fixture/describe-fixture";
import { useHouseLabel } from "../platform/house-label";
import { usePublicUrl } from "../platform/public-url";
import { StructuredData } from "../platform/structured-data";
import type { DivisionHome } from "./division-matches";

/** The team for search engines: who plays in it, and when next. */
export function DivisionStructure({ home }: { home: DivisionHome }) {
	const publicUrl = usePublicUrl();
	const name = useHouseLabel()(home.division);
	const profile = club.divisions.find(({ key }) => key === home.division);
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "SportsTeam",
						name: `${club.name} ${name}`,
						sport: name,
						url: `${publicUrl}/${home.division}/home`,
						foundingDate: String(profile?.since ?? club.founded),
						location: { "@type": "Place", name: profile?.ground ?? club.city },
						parentOrganization: { "@type": "SportsOrganization", name: club.name, url: publicUrl },
						athlete: home.squad.players.map((player) => ({ "@type": "Person", name: player.name })),
					},
					...home.coming.map((fixture) => describeFixture(fixture, publicUrl)),
					{
						"@type": "BreadcrumbList",
						itemListElement: [
							{ "@type": "ListItem", position: 1, name: club.name, item: publicUrl },
							{ "@type": "ListItem", position: 2, name, item: `${publicUrl}/${home.division}/home` },
						],
					},
				],
			}}
		/>
	);
}
