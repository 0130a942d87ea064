import { type MetaArgs, useLoaderData, useParams, useSearchParams } from "react-router";
import { club } from "../../club/profile";
import { pathTo } from "../paths";
import { settingsOf } from "../platform/browser/page-meta";
import { onServer } from "../platform/browser/page-read";
import { clubSections } from "../platform/club-profile";
import type { AnswerOf } from "../platform/http/contract";
import { withFilters } from "../platform/lists/list-address";
import { listMeta } from "../platform/lists/list-meta";
import { inBrowserOrFailed, isListFailed, useListLoading } from "../platform/lists/list-read";
import { ListStructure } from "../platform/lists/list-structure";
import { sectionLabel } from "../platform/lists/section-label";
import { textsIn, useTexts } from "../platform/words/language";
import { EmptyState } from "../ui/feedback/empty-state";
import { LoadError } from "../ui/feedback/load-error";
import { countText, SetFilters, ThereIsMore } from "../ui/forms/list-search";
import { SectionChips } from "../ui/forms/section-chips";
import { Pagination } from "../ui/navigation/pagination";
import { SwellText } from "../ui/words/swell-text";
import type { videoList } from "./contract";
import { videoListRead } from "./reads";
import { videosTexts } from "./texts";
import { VideoGrid, VideoGridSkeleton } from "./video-grid";
import { VideoSearch } from "./video-search";
import "./video-list.css";

export const loader = onServer(videoListRead);
export const clientLoader = inBrowserOrFailed(videoListRead);

export function meta({ loaderData, location, matches, params }: MetaArgs<typeof loader>) {
	const { language } = settingsOf(matches);
	const t = textsIn(videosTexts, language);
	const house = clubSections.find((key) => key === params.category);
	const label = house && sectionLabel(house, language);
	return listMeta(
		{ location, matches },
		{
			title: label ? t.titleOf(label) : t.title,
			description: label ? t.descriptionOf(label, club.name) : t.description,
			answer: loaderData,
		},
	);
}

export default function VideoListPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const { category = "all" } = useParams();
	const t = useTexts(videosTexts);
	const [query] = useSearchParams();
	const q = query.get("q");
	const isLoading = useListLoading(pathTo("Videos", { category: "" }));
	return (
		<div className="video-list">
			<header className="wrap page-head video-list-head flow apart">
				<h1 className="display display-5">
					<SwellText text={t.title} phase={-0.2} k={0.9} />
				</h1>
				<VideoSearch category={category} />
			</header>
			<div className="wrap">
				<SectionChips
					label={t.categories}
					all={t.all}
					current={category}
					address={(house) => withFilters(pathTo("Videos", { category: house }), query)}
				/>
				<SetFilters
					found={
						q && !isListFailed(answer) && !isLoading
							? t.foundFor(countText(answer.total, answer.hasMore), q)
							: undefined
					}
					filters={[{ name: "q", text: () => t.removeSearch }]}
				/>
			</div>
			<section className="video-list-body stack" aria-label={t.title} aria-busy={isLoading}>
				{isLoading ? (
					<VideoGridSkeleton />
				) : isListFailed(answer) ? (
					<div className="wrap">
						<LoadError title={t.failed} text={t.failedHint} />
					</div>
				) : (
					<Videos {...answer} />
				)}
			</section>
		</div>
	);
}

function Videos({ videos, hasMore, page, pageCount }: AnswerOf<typeof videoList>) {
	const t = useTexts(videosTexts);
	const [query] = useSearchParams();
	if (videos.length === 0) {
		const action = { to: pathTo("Videos", { category: "all" }), label: t.allVideos };
		return (
			<div className="wrap">
				<EmptyState heading="h2" title={t.none} text={t.noneHint} action={action} />
			</div>
		);
	}
	return (
		<>
			<ListStructure
				name={t.title}
				items={videos.map(({ slug, title }) => ({ name: title, path: pathTo("VideosDetail", { id: slug }) }))}
			/>
			<VideoGrid videos={videos} withStage={page === 1 && !query.has("q")} />
			<div className="wrap video-list-end stack">
				<ThereIsMore hasMore={hasMore} page={page} pageCount={pageCount} />
				<Pagination page={page} pageCount={pageCount} />
			</div>
		</>
	);
}
