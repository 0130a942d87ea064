import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { cardAddress } from "../../platform/browser/card-address";
import { StructuredData } from "../../platform/browser/structured-data";
import { usePublicUrl } from "../../platform/http/public-url";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage } from "../../platform/words/language";
import type { ItemSummary } from "./contract";

/** For search engines: an evening somewhere is an event, the rest are works to play. */
export function ItemStructure({ item }: { item: ItemSummary }) {
	const language = useLanguage();
	const publicUrl = usePublicUrl();
	const house = useSectionLabel()("entertainment");
	const path = pathTo("entertainment detail", { id: item.slug });
	const common = {
		name: item.title,
		description: item.summary,
		url: `${publicUrl}${path}`,
		image: [`${publicUrl}${cardAddress(path, language)}`],
	};
	const organizer = { "@type": "SportsOrganization", name: club.name, url: publicUrl };
	const node = item.place
		? {
				"@type": item.kind === "concert" ? "MusicEvent" : "Event",
				...common,
				startDate: item.startsAt,
				...(item.durationMinutes !== null && { duration: `PT${item.durationMinutes}M` }),
				eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
				location: { "@type": "Place", name: item.place, address: item.place },
				organizer,
			}
		: {
				"@type": item.kind === "podcast" ? "PodcastEpisode" : "CreativeWork",
				...common,
				datePublished: item.startsAt,
				...(item.durationMinutes !== null && { timeRequired: `PT${item.durationMinutes}M` }),
				publisher: organizer,
			};
	return (
		<StructuredData
			data={{
				"@graph": [
					node,
					breadcrumbList(publicUrl, [
						{ label: house, to: pathTo("entertainment home") },
						{ label: item.title, to: path },
					]),
				],
			}}
		/>
	);
}
