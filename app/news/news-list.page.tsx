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
import { countText, ThereIsMore } from "../ui/forms/list-search";
import { SectionChips } from "../ui/forms/section-chips";
import { Pagination } from "../ui/navigation/pagination";
import { SwellText } from "../ui/words/swell-text";
import { type newsList, storiesPerPage } from "./contract";
import { NewsFilters, NewsSearch } from "./news-search";
import { newsListRead } from "./reads";
import { StoryGrid, StoryGridSkeleton } from "./story-grid";
import { tagLabel } from "./tag-label";
import { newsTexts } from "./texts";
import "./news-list.css";

export const loader = onServer(newsListRead);
export const clientLoader = inBrowserOrFailed(newsListRead);

export function meta({ loaderData, params, location, matches }: MetaArgs<typeof loader>) {
	const { language } = settingsOf(matches);
	const t = textsIn(newsTexts, language);
	const house = clubSections.find((key) => key === params.category);
	const tag = new URLSearchParams(location.search).get("tag");
	const label = house && sectionLabel(house, language);
	const title = label ? t.newsOf(label) : t.news;
	return listMeta(
		{ location, matches },
		{
			title: tag ? t.newsAbout(title, tagLabel(tag, language)) : title,
			description: label ? t.descriptionOf(label, club.name) : t.description,
			own: { tag },
			answer: loaderData,
		},
	);
}

export default function NewsListPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const { category = "all" } = useParams();
	const t = useTexts(newsTexts);
	const [query] = useSearchParams();
	const isLoading = useListLoading(pathTo("News list", { category: "" }));
	return (
		<div className="wrap news-list">
			<header className="page-head news-head flow apart">
				<h1 className="display display-5">
					<SwellText text={t.news} phase={-0.6} k={0.9} />
				</h1>
				<NewsSearch category={category} />
			</header>
			<SectionChips
				label={t.categories}
				all={t.all}
				current={category}
				address={(house) => withFilters(pathTo("News list", { category: house }), query)}
			/>
			<NewsFilters
				total={isListFailed(answer) || isLoading ? undefined : countText(answer.total, answer.hasMore)}
				words={query.get("q")}
			/>
			<section className="news-list-stories stack" aria-label={t.news} aria-busy={isLoading}>
				{isLoading ? (
					<StoryGridSkeleton count={storiesPerPage} />
				) : isListFailed(answer) ? (
					<LoadError title={t.failed} text={t.failedHint} />
				) : (
					<Stories {...answer} />
				)}
			</section>
		</div>
	);
}

function Stories({ stories, total, hasMore, page, pageCount }: AnswerOf<typeof newsList>) {
	const t = useTexts(newsTexts);
	const { category = "all" } = useParams();
	const [query] = useSearchParams();
	if (total === 0) {
		const action = { to: pathTo("News list", { category: "all" }), label: t.allNews };
		return <EmptyState heading="h2" title={t.none} text={t.noneHint} action={action} />;
	}
	if (stories.length === 0) {
		const action = { to: withFilters(pathTo("News list", { category }), query), label: t.firstPage };
		return <EmptyState heading="h2" title={t.noPage} text={t.noPageHint} action={action} />;
	}
	return (
		<>
			<ListStructure
				name={t.news}
				items={stories.map(({ slug, title }) => ({
					name: title,
					path: pathTo("NewsDetail", { title: slug }),
				}))}
			/>
			<StoryGrid stories={stories} />
			<ThereIsMore hasMore={hasMore} page={page} pageCount={pageCount} />
			<Pagination page={page} pageCount={pageCount} />
		</>
	);
}
