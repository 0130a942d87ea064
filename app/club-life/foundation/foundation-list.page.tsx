import { Link, type MetaArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import { StructuredData } from "../../platform/browser/structured-data";
import { usePublicUrl } from "../../platform/http/public-url";
import { chosenIn, withFilters } from "../../platform/lists/list-address";
import { listMeta } from "../../platform/lists/list-meta";
import { inBrowserOrFailed, isListFailed, useListLoading } from "../../platform/lists/list-read";
import { textsIn, useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, SkeletonCard } from "../../ui/feedback/skeleton";
import { Select } from "../../ui/fields/select";
import { FilterForm } from "../../ui/forms/filter-form";
import { Pagination } from "../../ui/navigation/pagination";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import { foundationListRead } from "../reads";
import { type ProgrammeSummary, programmeSorts } from "./contract";
import { ProgrammeCards } from "./programme-cards";
import { ProgrammeProgress } from "./programme-progress";
import { foundationTexts } from "./texts";
import "./foundation-list.css";

export const loader = onServer(foundationListRead);
export const clientLoader = inBrowserOrFailed(foundationListRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	const t = textsIn(foundationTexts, settingsOf(matches).language);
	return listMeta(
		{ location, matches },
		{ title: t.title, description: t.description(club.name), answer: loaderData },
	);
}

export default function FoundationListPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(foundationTexts);
	const publicUrl = usePublicUrl();
	const isLoading = useListLoading(pathTo("Foundation list"));
	return (
		<div data-division="foundation">
			<StructuredData data={breadcrumbList(publicUrl, [{ label: t.title, to: pathTo("Foundation list") }])} />
			<header className="foundation-head accented">
				<Picture
					className="foundation-mangrove"
					picture={{
						art: "cover",
						division: "foundation",
						slug: "yayasan",
						variant: "mangrove",
						field: "accent-tonal",
					}}
					width={760}
					height={560}
					phone={{ width: 780, height: 460 }}
					priority
				/>
				<div className="foundation-head-text">
					{!isListFailed(answer) && <p className="eyebrow">{t.count(answer.total)}</p>}
					<h1 className="display" style={cssVariables({ "--letters": t.title.length })}>
						<SwellText text={t.title} phase={-0.6} k={0.8} />
					</h1>
					<p>{t.lead}</p>
				</div>
			</header>
			<section className="wrap foundation-programmes stack" aria-label={t.title} aria-busy={isLoading}>
				<SortChoice />
				{isLoading ? (
					<LoadingRegion>
						<SkeletonCard ratio="16/9" />
					</LoadingRegion>
				) : isListFailed(answer) ? (
					<LoadError title={t.failed} text={t.failedHint} />
				) : (
					<Programmes {...answer} />
				)}
			</section>
		</div>
	);
}

/** This many tell their story in the list; the others show their progress only. */
const largeBlocks = 2;

function Programmes({ programmes, page, pageCount }: Awaited<ReturnType<typeof loader>>) {
	const t = useTexts(foundationTexts);
	if (programmes.length === 0) {
		const action = { to: pathTo("Home"), label: t.home };
		return <EmptyState heading="h2" title={t.none} text={t.noneHint} action={action} />;
	}
	return (
		<>
			{programmes.slice(0, largeBlocks).map((programme, place) => (
				<ProgrammeBlock key={programme.slug} programme={programme} isFirst={place === 0} />
			))}
			<ProgrammeCards programmes={programmes.slice(largeBlocks)} heading="h2" />
			<Pagination page={page} pageCount={pageCount} />
		</>
	);
}

function ProgrammeBlock({ programme, isFirst }: { programme: ProgrammeSummary; isFirst: boolean }) {
	return (
		<Link className="programme-block stack" to={pathTo("foundation-detail", { id: programme.slug })}>
			<Picture picture={programme.cover} ratio="16/10" width={1200} height={750} priority={isFirst} />
			<div>
				<p className="programme-place">{programme.place}</p>
				<h2 className={isFirst ? "display display-3" : "display display-2"}>{programme.title}</h2>
				<p className="programme-summary">{programme.summary}</p>
				<ProgrammeProgress programme={programme} />
			</div>
		</Link>
	);
}

function SortChoice() {
	const t = useTexts(foundationTexts);
	const navigate = useNavigate();
	const [query] = useSearchParams();
	return (
		<FilterForm className="foundation-sort" action={pathTo("Foundation list")}>
			<Select
				look="chip"
				label={t.sort}
				name="sort"
				value={chosenIn(query, "sort", programmeSorts) ?? "newest"}
				options={programmeSorts.map((key) => ({ value: key, label: t.sorts[key] }))}
				onChange={({ target: { value } }) =>
					navigate(
						withFilters(pathTo("Foundation list"), query, { sort: value === "newest" ? undefined : value }),
						{ preventScrollReset: true },
					)
				}
			/>
		</FilterForm>
	);
}
