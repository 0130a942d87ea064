import { club } from "../../../club/profile";
import { mentionFixture } from "../../matches/fixtures/describe-fixture";
import { divisionPath, pathTo } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { StructuredData } from "../../platform/browser/structured-data";
import { usePublicUrl } from "../../platform/http/public-url";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage } from "../../platform/words/language";
import type { DivisionHome } from "./division-matches";

/** The team for search engines: who plays in it, and when next. */
export function DivisionStructure({ home }: { home: DivisionHome }) {
	const publicUrl = usePublicUrl();
	const name = useSectionLabel()(home.division);
	const language = useLanguage();
	const path = divisionPath(home.division);
	const profile = club.divisions.find(({ key }) => key === home.division);
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "SportsTeam",
						name: `${club.name} ${name}`,
						sport: name,
						url: addressIn(language, `${publicUrl}${path}`),
						foundingDate: String(profile?.since ?? club.founded),
						location: { "@type": "Place", name: profile?.ground ?? club.city },
						parentOrganization: { "@type": "SportsOrganization", name: club.name, url: publicUrl },
						athlete: home.squad.players.map((player) => ({ "@type": "Person", name: player.name })),
					},
					...home.coming.map((fixture) => mentionFixture(fixture, publicUrl)),
					breadcrumbList(publicUrl, [
						{ label: club.name, to: pathTo("Home") },
						{ label: name, to: path },
					]),
				],
			}}
		/>
	);
}
