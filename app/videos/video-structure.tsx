import { club } from "../../club/profile";
import { pathTo } from "../paths";
import { addressIn } from "../platform/browser/address-in";
import { breadcrumbList } from "../platform/browser/breadcrumb-list";
import { cardAddress } from "../platform/browser/card-address";
import { StructuredData } from "../platform/browser/structured-data";
import type { AnswerOf } from "../platform/http/contract";
import { usePublicUrl } from "../platform/http/public-url";
import { useSectionLabel } from "../platform/lists/section-label";
import { useLanguage, useTexts } from "../platform/words/language";
import type { videoDetail } from "./contract";
import { videosTexts } from "./texts";
import type { VideoSummary } from "./video-summary";

/** JSON-LD of the video for search engines. */
export function VideoStructure({ video }: { video: AnswerOf<typeof videoDetail> }) {
	const t = useTexts(videosTexts);
	const language = useLanguage();
	const publicUrl = usePublicUrl();
	const house = useSectionLabel()(video.category);
	const path = pathTo("VideosDetail", { id: video.slug });
	const place =
		video.source === "youtube"
			? { embedUrl: `https://www.youtube-nocookie.com/embed/${video.sourceRef}` }
			: { contentUrl: `${publicUrl}${video.sourceRef}` };
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "VideoObject",
						name: video.title,
						description: video.summary,
						thumbnailUrl: [`${publicUrl}${cardAddress(path, language)}`],
						uploadDate: video.publishedAt,
						...lengthOf(video),
						...place,
						url: addressIn(language, `${publicUrl}${path}`),
						publisher: { "@type": "SportsOrganization", name: club.name, url: publicUrl },
					},
					breadcrumbList(publicUrl, [
						{ label: t.title, to: pathTo("Videos", { category: "all" }) },
						{ label: house, to: pathTo("Videos", { category: video.category }) },
						{ label: video.title, to: path },
					]),
				],
			}}
		/>
	);
}

function lengthOf({ seconds, publishedAt }: Pick<VideoSummary, "seconds" | "publishedAt">) {
	return seconds === null
		? { publication: { "@type": "BroadcastEvent", isLiveBroadcast: true, startDate: publishedAt } }
		: { duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S` };
}
