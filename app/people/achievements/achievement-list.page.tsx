import { type MetaArgs, useLoaderData, useNavigate, useParams, useSearchParams } from "react-router";
import { club } from "../../../club/profile";
import { divisionPath, pathTo } from "../../paths";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import { StructuredData } from "../../platform/browser/structured-data";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { usePublicUrl } from "../../platform/http/public-url";
import { chosenIn, withFilters } from "../../platform/lists/list-address";
import { listMeta } from "../../platform/lists/list-meta";
import { inBrowserOrFailed, isListFailed, useListLoading } from "../../platform/lists/list-read";
import { sectionLabel, useSectionLabel } from "../../platform/lists/section-label";
import { textsIn, useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, SkeletonCard } from "../../ui/feedback/skeleton";
import { Select } from "../../ui/fields/select";
import { ChipLink, ChipRow } from "../../ui/forms/chip";
import { FilterForm } from "../../ui/forms/filter-form";
import { Pagination } from "../../ui/navigation/pagination";
import { SwellText } from "../../ui/words/swell-text";
import { achievementListRead, divisionNamed } from "../reads";
import { type AchievementSort, achievementSorts } from "./contract";
import { HonourTimeline } from "./honour-timeline";
import { achievementsTexts } from "./texts";
import { TrophyCabinet } from "./trophy-cabinet";
import "./achievement-list.css";

export const loader = onServer(achievementListRead);
export const clientLoader = inBrowserOrFailed(achievementListRead);

export function meta({ loaderData, location, matches, params }: MetaArgs<typeof loader>) {
	const { language } = settingsOf(matches);
	const t = textsIn(achievementsTexts, language);
	const division = divisionNamed(params.category);
	const label = division && sectionLabel(division, language);
	return listMeta(
		{ location, matches },
		{
			title: label ? t.titleOf(label) : t.title,
			description: label ? t.descriptionOf(label, club.name) : t.description(club.name),
			answer: loaderData,
		},
	);
}

export default function AchievementListPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(achievementsTexts);
	const division = divisionNamed(useParams().category);
	const isLoading = useListLoading(pathTo("achievement-list"));
	return (
		<div className="achievement-list" data-division={division}>
			<Structure division={division} />
			<header className="wrap page-head achievement-head stack">
				<h1 className="display display-5" style={cssVariables({ "--letters": t.title.length })}>
					<SwellText text={t.title} phase={-0.9} k={0.8} />
				</h1>
				{!isListFailed(answer) && answer.titles > 0 && (
					<p className="achievement-count">
						<b>{t.titles(answer.titles)}</b> {t.since(sinceYear(division))}
					</p>
				)}
			</header>
			<div className="wrap">
				<Filters division={division} />
			</div>
			{isLoading ? (
				<HonourSkeleton />
			) : isListFailed(answer) ? (
				<div className="wrap achievement-state">
					<LoadError title={t.failed} text={t.failedHint} />
				</div>
			) : (
				<Honours {...answer} />
			)}
		</div>
	);
}

function Honours({ achievements, trophies, page, pageCount }: Awaited<ReturnType<typeof loader>>) {
	const t = useTexts(achievementsTexts);
	if (achievements.length === 0) {
		const action = { to: pathTo("achievement-list"), label: t.all };
		return (
			<div className="wrap achievement-state">
				<EmptyState heading="h2" title={t.none} text={t.noneHint} action={action} />
			</div>
		);
	}
	return (
		<>
			{page === 1 && <TrophyCabinet trophies={trophies} />}
			<HonourTimeline achievements={achievements} />
			<div className="wrap">
				<Pagination page={page} pageCount={pageCount} />
			</div>
		</>
	);
}

function Filters({ division }: { division: DivisionKey | undefined }) {
	const t = useTexts(achievementsTexts);
	const label = useSectionLabel();
	const navigate = useNavigate();
	const [query] = useSearchParams();
	const address = (category?: DivisionKey) => withFilters(pathTo("achievement-list", { category }), query);
	// Relative to the current address: a division chosen a moment ago may not have rendered yet.
	const sortBy = (sort: AchievementSort) =>
		navigate(withFilters("", query, { sort: sort === "newest" ? undefined : sort }) || ".", {
			preventScrollReset: true,
		});
	const sort = (
		<FilterForm action={pathTo("achievement-list", { category: division })}>
			<Select
				look="chip"
				label={t.sort}
				name="sort"
				value={chosenIn(query, "sort", achievementSorts) ?? "newest"}
				options={achievementSorts.map((key) => ({ value: key, label: t.sorts[key] }))}
				onChange={(event) => sortBy(event.target.value as AchievementSort)}
			/>
		</FilterForm>
	);
	return (
		<ChipRow label={t.divisions} end={sort}>
			<ChipLink to={address()} current={!division} preventScrollReset>
				{t.all}
			</ChipLink>
			{divisionKeys.map((key) => (
				<ChipLink key={key} to={address(key)} division={key} current={division === key} preventScrollReset>
					{label(key)}
				</ChipLink>
			))}
		</ChipRow>
	);
}

const HonourSkeleton = () => (
	<LoadingRegion className="wrap achievement-skeleton stack">
		{Array.from({ length: 4 }, (_, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: skeleton items have no identity but their position
			<SkeletonCard key={place} ratio="1/1" />
		))}
	</LoadingRegion>
);

function Structure({ division }: { division: DivisionKey | undefined }) {
	const t = useTexts(achievementsTexts);
	const label = useSectionLabel();
	const publicUrl = usePublicUrl();
	const here = { label: t.title, to: pathTo("achievement-list", { category: division }) };
	const way = division ? [{ label: label(division), to: divisionPath(division) }, here] : [here];
	return <StructuredData data={breadcrumbList(publicUrl, way)} />;
}

const sinceYear = (division: DivisionKey | undefined) =>
	club.divisions.find(({ key }) => key === division)?.since ?? club.founded;
