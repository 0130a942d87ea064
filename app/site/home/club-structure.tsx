import { club } from "../../../club/profile";
import { mentionFixture } from "../../matches/fixtures/describe-fixture";
import type { Fixture } from "../../matches/fixtures/fixture";
import { StructuredData } from "../../platform/browser/structured-data";
import { usePublicUrl } from "../../platform/http/public-url";
import { localize, useLanguage } from "../../platform/words/language";

/** Structured data of the club for search engines, with current matches. */
export function ClubStructure({ matches }: { matches: readonly Fixture[] }) {
	const publicUrl = usePublicUrl();
	const language = useLanguage();
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "SportsOrganization",
						name: club.name,
						legalName: club.legal.name,
						description: localize(club.description, language),
						foundingDate: String(club.founded),
						url: publicUrl,
						logo: `${publicUrl}/icon.svg`,
						sameAs: club.socialLinks.main.map(({ url }) => url),
						department: club.divisions.map(({ label }) => ({
							"@type": "SportsTeam",
							name: `${club.name} ${localize(label, language)}`,
						})),
					},
					{
						"@type": "WebSite",
						name: club.name,
						url: publicUrl,
						inLanguage: language,
					},
					...matches.map((match) => mentionFixture(match, publicUrl)),
				],
			}}
		/>
	);
}
