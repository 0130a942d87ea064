import { ExternalLink } from "lucide-react";
import { type MetaArgs, useLoaderData } from "react-router";
import { ArticleBodyView } from "../../news/article/article-body-view";
import { pathTo } from "../../paths";
import { pageMeta } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import { ShareRow } from "../../site/sharing/share-row";
import { ButtonLink } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { Picture } from "../../ui/pictures/picture";
import { DateText } from "../../ui/words/date-text";
import { SwellText } from "../../ui/words/swell-text";
import { entertainmentItemRead } from "../reads";
import type { entertainmentDetail } from "./contract";
import { ItemCard } from "./item-card";
import { ItemStructure } from "./item-structure";
import { entertainmentTexts } from "./texts";
import "../../ui/button.css";
import "../../ui/panels/two-columns.css";
import "./entertainment-item.css";

export const loader = onServer(entertainmentItemRead);
export const clientLoader = inBrowser(entertainmentItemRead);

type Item = AnswerOf<typeof entertainmentDetail>["item"];
type More = AnswerOf<typeof entertainmentDetail>["more"];

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	const { title, summary } = loaderData.item;
	return pageMeta({ location, matches }, { title, description: summary, type: "article" });
}

export default function EntertainmentItemPage() {
	const { item, more } = useLoaderData<typeof clientLoader>();
	const t = useTexts(entertainmentTexts);
	const language = useLanguage();
	const isForeign = item.bodyLanguage !== language;
	return (
		<article data-division="entertainment">
			<ItemStructure item={item} />
			<Head item={item} />
			<div className="wrap two-columns item-columns">
				<div>
					{isForeign && <Note>{t.onlyIndonesian}</Note>}
					<div lang={isForeign ? item.bodyLanguage : undefined}>
						<ArticleBodyView body={item.body} mentions={item.mentions} />
					</div>
					<ShareRow title={item.title} description={item.summary} className="item-share" />
				</div>
				<aside>
					<Facts item={item} />
				</aside>
			</div>
			<MoreItems more={more} />
		</article>
	);
}

function Head({ item }: { item: Item }) {
	const t = useTexts(entertainmentTexts);
	const house = useSectionLabel()("entertainment");
	return (
		<header className="item-head accented">
			<div className="item-head-text">
				<Breadcrumb
					items={[
						{ label: house, to: pathTo("entertainment home") },
						{ label: t.kinds[item.kind], to: `${pathTo("entertainment home")}?kind=${item.kind}` },
					]}
				/>
				<h1 className="display display-4">{item.title}</h1>
				<p className="item-lead">{item.summary}</p>
				<Links links={item.links} />
			</div>
			<Picture className="item-cover" picture={item.cover} width={900} height={720} sizes="50vw" priority />
		</header>
	);
}

function Links({ links }: { links: Item["links"] }) {
	const t = useTexts(entertainmentTexts);
	if (links.length === 0) return null;
	return (
		<nav className="button-row flow gap-3" aria-label={t.links}>
			{links.map(({ label, url }, place) =>
				url.startsWith("/") ? (
					<ButtonLink key={url} to={url} variant={place === 0 ? "brand" : "ghost"}>
						{label}
					</ButtonLink>
				) : (
					<a
						key={url}
						className={place === 0 ? "button" : "button button-ghost"}
						href={url}
						target="_blank"
						rel="noopener noreferrer"
					>
						<span className="button-label">
							<ExternalLink className="icon" aria-hidden="true" />
							{label}
							<span className="visually-hidden"> ({t.opensNewTab})</span>
						</span>
					</a>
				),
			)}
		</nav>
	);
}

function Facts({ item }: { item: Item }) {
	const t = useTexts(entertainmentTexts);
	return (
		<dl className="item-facts">
			<div>
				<dt className="small muted">{t.when}</dt>
				<dd>
					<DateText at={item.startsAt} as="full" />
					<br />
					<DateText at={item.startsAt} as="time" />
				</dd>
			</div>
			<div>
				<dt className="small muted">{t.where}</dt>
				<dd>{item.place ?? t.online}</dd>
			</div>
			{item.durationMinutes !== null && (
				<div>
					<dt className="small muted">{t.length}</dt>
					<dd>{t.minutes(item.durationMinutes)}</dd>
				</div>
			)}
		</dl>
	);
}

function MoreItems({ more }: { more: More }) {
	const t = useTexts(entertainmentTexts);
	if (more.length === 0) return null;
	return (
		<section className="section item-more">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-3">
						<SwellText text={t.more} phase={0.2} k={0.5} lo={56} hi={126} />
					</h2>
				</div>
				<div className="item-more-row stack">
					{more.map((other) => (
						<ItemCard key={other.slug} item={other} />
					))}
				</div>
			</div>
		</section>
	);
}
