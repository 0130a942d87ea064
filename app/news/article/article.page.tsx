import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, type MetaArgs, useLoaderData } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import { ShareRow } from "../../site/sharing/share-row";
import { Note } from "../../ui/feedback/note";
import { ChipLink } from "../../ui/forms/chip";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { Avatar } from "../../ui/pictures/avatar";
import { Picture } from "../../ui/pictures/picture";
import { DateText } from "../../ui/words/date-text";
import type { articleDetail } from "../contract";
import { articleRead } from "../reads";
import { StoryLink } from "../story-link";
import { tagLabel } from "../tag-label";
import { newsTexts } from "../texts";
import { ArticleBodyView } from "./article-body-view";
import { ArticleStructure } from "./article-structure";
import { MentionCounterpart } from "./mention-counterpart";
import "../../ui/panels/two-columns.css";
import "./article.css";

export const loader = onServer(articleRead);
export const clientLoader = inBrowser(articleRead);

type Article = AnswerOf<typeof articleDetail>;

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	return pageMeta(
		{ location, matches },
		{
			title: loaderData.title,
			description: loaderData.excerpt,
			type: "article",
			publishedAt: loaderData.publishedAt,
			hidden: loaderData.isPreview,
		},
	);
}

export default function ArticlePage() {
	const article = useLoaderData<typeof clientLoader>();
	const t = useTexts(newsTexts);
	const language = useLanguage();
	const isForeign = article.bodyLanguage !== language;
	return (
		<article data-division={article.category}>
			{!article.isPreview && <ArticleStructure article={article} />}
			{article.isPreview && (
				<div className="wrap">
					<Note tone="warn">{t.preview}</Note>
				</div>
			)}
			<ArticleHead article={article} />
			<Picture
				className="article-cover"
				picture={article.cover}
				alt={article.coverAlt}
				width={1364}
				height={600}
				sizes="100vw"
				priority
			/>
			<div className="wrap two-columns article-columns">
				<div className="article-text">
					{isForeign && <Note>{t.onlyIndonesian}</Note>}
					<div lang={isForeign ? article.bodyLanguage : undefined}>
						<ArticleBodyView body={article.body} mentions={article.mentions} />
					</div>
					<Topics tags={article.tags} />
				</div>
				<aside>
					<MentionCounterpart mentions={article.mentions} />
					<Related article={article} />
				</aside>
			</div>
			<Neighbours article={article} />
		</article>
	);
}

function ArticleHead({ article }: { article: Article }) {
	const t = useTexts(newsTexts);
	const house = useSectionLabel()(article.category);
	const match = article.mentions.find((card) => card.match && card.division === article.category)?.match;
	return (
		<header className="wrap">
			<Breadcrumb
				items={[
					{ label: t.news, to: pathTo("News list", { category: "all" }) },
					{ label: house, to: pathTo("News list", { category: article.category }) },
				]}
			/>
			<div className="page-head article-head">
				<p className="eyebrow">{[house, match?.competition].filter(Boolean).join("\u00a0· ")}</p>
				<h1 className="display display-4">{article.title}</h1>
				<p className="lead">{article.excerpt}</p>
				<div className="article-byline row flow gap-3">
					<Avatar name={article.author} />
					<p>
						<b>{article.author}</b>
						<span className="muted">
							<DateText at={article.publishedAt} as="long-time" />
							{`\u00a0· ${t.minutes(article.readingMinutes)}`}
						</span>
					</p>
					<div className="article-share">
						<ShareRow
							url={pathTo("NewsDetail", { title: article.slug })}
							title={article.title}
							description={article.excerpt}
							hashtags={article.tags}
						/>
					</div>
				</div>
			</div>
		</header>
	);
}

function Topics({ tags }: { tags: readonly string[] }) {
	const t = useTexts(newsTexts);
	const language = useLanguage();
	if (tags.length === 0) return null;
	return (
		<nav className="article-topics flow" aria-label={t.topics}>
			{tags.map((tag) => (
				<ChipLink key={tag} to={`${pathTo("News list", { category: "all" })}?tag=${tag}`}>
					{tagLabel(tag, language)}
				</ChipLink>
			))}
		</nav>
	);
}

function Related({ article }: { article: Article }) {
	const t = useTexts(newsTexts);
	if (article.related.length === 0) return null;
	return (
		<section className="article-related">
			<h2 className="display display-1">{t.readAlso}</h2>
			<div className="story-rows">
				{article.related.map((story) => (
					<StoryLink key={story.slug} story={story} variant="row" />
				))}
			</div>
		</section>
	);
}

function Neighbours({ article: { previous, next } }: { article: Article }) {
	const t = useTexts(newsTexts);
	if (!previous && !next) return null;
	return (
		<nav className="wrap article-neighbours stack" aria-label={t.neighbours}>
			{previous && (
				<Link rel="prev" to={pathTo("NewsDetail", { title: previous.slug })}>
					<span className="row small muted">
						<ArrowLeft className="icon" aria-hidden="true" />
						{t.previous}
					</span>
					<b className="display display-1">{previous.title}</b>
				</Link>
			)}
			{next && (
				<Link rel="next" className="article-next" to={pathTo("NewsDetail", { title: next.slug })}>
					<span className="row small muted">
						{t.next}
						<ArrowRight className="icon" aria-hidden="true" />
					</span>
					<b className="display display-1">{next.title}</b>
				</Link>
			)}
		</nav>
	);
}
