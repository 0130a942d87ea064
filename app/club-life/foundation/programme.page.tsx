import { type MetaArgs, useLoaderData } from "react-router";
import { ArticleBodyView } from "../../news/article/article-body-view";
import { pathTo } from "../../paths";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { pageMeta } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { StructuredData } from "../../platform/browser/structured-data";
import type { AnswerOf } from "../../platform/http/contract";
import { usePublicUrl } from "../../platform/http/public-url";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { ShareRow } from "../../site/sharing/share-row";
import { Note } from "../../ui/feedback/note";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { MoreLink } from "../../ui/navigation/more-link";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import { programmeRead } from "../reads";
import type { foundationDetail } from "./contract";
import { OtherProgrammes } from "./other-programmes";
import { ProgrammeProgress } from "./programme-progress";
import { ProgrammeReports } from "./programme-reports";
import { foundationTexts } from "./texts";
import "../../ui/panels/two-columns.css";
import "./programme.css";

export const loader = onServer(programmeRead);
export const clientLoader = inBrowser(programmeRead);

type Programme = AnswerOf<typeof foundationDetail>;

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	// Two addresses show this page; one of them is canonical.
	const here = { pathname: programmePath(loaderData.slug), search: location.search };
	return pageMeta(
		{ location: here, matches },
		{ title: loaderData.title, description: loaderData.summary, type: "article" },
	);
}

export default function ProgrammePage() {
	const programme = useLoaderData<typeof clientLoader>();
	const t = useTexts(foundationTexts);
	const language = useLanguage();
	const isForeign = programme.storyLanguage !== language;
	return (
		<article data-division="foundation">
			<Structure programme={programme} />
			<Head programme={programme} />
			<section className="programme-goal">
				<div className="wrap">
					<ProgrammeProgress programme={programme} size="large" />
				</div>
			</section>
			<div className="wrap two-columns programme-columns">
				<div>
					{isForeign && <Note>{t.onlyIndonesian}</Note>}
					<div lang={isForeign ? programme.storyLanguage : undefined}>
						<ArticleBodyView body={programme.story} mentions={programme.mentions} />
					</div>
					<ShareRow title={programme.title} description={programme.summary} className="programme-share" />
				</div>
				<aside>
					<Facts programme={programme} />
				</aside>
			</div>
			<ProgrammeReports reports={programme.reports} />
			<OtherProgrammes programmes={programme.others} />
		</article>
	);
}

function Head({ programme }: { programme: Programme }) {
	const t = useTexts(foundationTexts);
	return (
		<header>
			<Picture
				className="programme-cover"
				picture={programme.cover}
				width={1364}
				height={460}
				sizes="100vw"
				priority
			/>
			<div className="wrap programme-head">
				<Breadcrumb items={[{ label: t.title, to: pathTo("Foundation list") }, { label: programme.place }]} />
				<h1 className="display display-4">
					<SwellText text={programme.title} phase={0.2} k={0.3} lo={54} hi={108} />
				</h1>
				<p className="lead">{programme.summary}</p>
			</div>
		</header>
	);
}

function Facts({ programme }: { programme: Programme }) {
	const t = useTexts(foundationTexts);
	const language = useLanguage();
	const facts = [
		[t.place, programme.place],
		// A calendar day is the same in every zone.
		[t.since, formatDate(programme.startedOn, "long", language, "UTC")],
		[t.goal, `${formatCount(programme.goal, language)} ${programme.unit}`],
	] as const;
	return (
		<>
			<dl className="programme-facts">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt className="small muted">{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<MoreLink to={pathTo("Foundation list")}>{t.all}</MoreLink>
		</>
	);
}

function Structure({ programme }: { programme: Programme }) {
	const t = useTexts(foundationTexts);
	const publicUrl = usePublicUrl();
	return (
		<StructuredData
			data={breadcrumbList(publicUrl, [
				{ label: t.title, to: pathTo("Foundation list") },
				{ label: programme.title, to: programmePath(programme.slug) },
			])}
		/>
	);
}

const programmePath = (slug: string) => pathTo("foundation-detail", { id: slug });
