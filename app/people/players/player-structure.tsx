import { club } from "../../../club/profile";
import { divisionPath } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { StructuredData } from "../../platform/browser/structured-data";
import type { AnswerOf } from "../../platform/http/contract";
import { usePublicUrl } from "../../platform/http/public-url";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import { pictureUrl } from "../../ui/art/picture-url";
import type { playerDetail } from "./contract";
import { playerPath } from "./player-address";
import { playerListPath } from "./player-filter";
import { playersTexts } from "./texts";

/** The player for search engines. */
export function PlayerStructure({ player }: { player: AnswerOf<typeof playerDetail> }) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	const publicUrl = usePublicUrl();
	const division = useSectionLabel()(player.division);
	const path = playerPath(player);
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "Person",
						name: player.name,
						...(player.nickname && { alternateName: player.nickname }),
						url: addressIn(language, `${publicUrl}${path}`),
						image: `${publicUrl}${pictureUrl(player.portrait, { width: 600, height: 760 })}`,
						description: player.biography,
						jobTitle: player.position,
						birthDate: player.bornOn,
						birthPlace: player.hometown,
						nationality: player.nationality,
						height: { "@type": "QuantitativeValue", value: player.heightCm, unitCode: "CMT" },
						weight: { "@type": "QuantitativeValue", value: player.weightKg, unitCode: "KGM" },
						memberOf: { "@type": "SportsTeam", name: `${club.name} ${division}`, sport: division },
						sameAs: player.socials.map(({ url }) => url),
					},
					breadcrumbList(publicUrl, [
						{ label: division, to: divisionPath(player.division) },
						{ label: t.title, to: playerListPath({ division: player.division }) },
						{ label: player.name, to: path },
					]),
				],
			}}
		/>
	);
}
