import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import { StructuredData } from "../../platform/browser/structured-data";
import type { AnswerOf } from "../../platform/http/contract";
import { usePublicUrl } from "../../platform/http/public-url";
import { withFilters } from "../../platform/lists/list-address";
import { listMeta } from "../../platform/lists/list-meta";
import { inBrowserOrFailed, isListFailed, useListLoading } from "../../platform/lists/list-read";
import { sectionLabel, useSectionLabel } from "../../platform/lists/section-label";
import { textsIn, useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, SkeletonCard } from "../../ui/feedback/skeleton";
import { ChipLink, ChipRow } from "../../ui/forms/chip";
import { Pagination } from "../../ui/navigation/pagination";
import { SwellText } from "../../ui/words/swell-text";
import { entertainmentHomeRead } from "../reads";
import type { entertainmentList } from "./contract";
import { EntertainmentHead } from "./entertainment-head";
import { entertainmentKinds } from "./entertainment-item";
import { ItemCard } from "./item-card";
import { entertainmentTexts } from "./texts";
import { UpcomingRow } from "./upcoming-row";
import "./entertainment-home.css";

export const loader = onServer(entertainmentHomeRead);
export const clientLoader = inBrowserOrFailed(entertainmentHomeRead);

type Items = AnswerOf<typeof entertainmentList>["items"];

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	const { language } = settingsOf(matches);
	const t = textsIn(entertainmentTexts, language);
	const title = sectionLabel("entertainment", language);
	// Upcoming ones are on the first page, however many past ones there are.
	const hasMore = loaderData?.past.page === 1 && loaderData.upcoming.length > 0;
	const answer = hasMore ? undefined : loaderData?.past;
	return listMeta({ location, matches }, { title, description: t.description(club.name), answer });
}

export default function EntertainmentHomePage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(entertainmentTexts);
	const [query] = useSearchParams();
	const isLoading = useListLoading(pathTo("entertainment home"));
	const title = useSectionLabel()("entertainment");
	const publicUrl = usePublicUrl();
	return (
		<div data-division="entertainment" className="entertainment">
			<StructuredData
				data={breadcrumbList(publicUrl, [{ label: title, to: pathTo("entertainment home") }])}
			/>
			<EntertainmentHead
				title={title}
				next={isListFailed(answer) || query.has("kind") ? undefined : answer.upcoming[0]}
			/>
			<div className="wrap entertainment-filter">
				<Kinds />
			</div>
			{isLoading ? (
				<LoadingRegion className="wrap item-grid stack">
					<SkeletonCard />
					<SkeletonCard />
					<SkeletonCard />
				</LoadingRegion>
			) : isListFailed(answer) ? (
				<div className="wrap entertainment-section stack">
					<LoadError title={t.failed} text={t.failedHint} />
				</div>
			) : (
				<>
					{answer.past.page === 1 && <Upcoming items={answer.upcoming} />}
					<Past {...answer.past} />
				</>
			)}
		</div>
	);
}

function Upcoming({ items }: { items: Items }) {
	const t = useTexts(entertainmentTexts);
	return (
		<section className="wrap entertainment-section stack">
			<h2 className="display display-4">
				<SwellText text={t.upcoming} phase={0.2} k={0.6} lo={56} hi={132} />
			</h2>
			{items.length === 0 ? (
				<EmptyState title={t.upcomingNone} text={t.upcomingNoneHint} />
			) : (
				<div className="upcoming-rows">
					{items.map((item) => (
						<UpcomingRow key={item.slug} item={item} />
					))}
				</div>
			)}
		</section>
	);
}

function Past({ items, page, pageCount }: AnswerOf<typeof entertainmentList>) {
	const t = useTexts(entertainmentTexts);
	const action = { to: pathTo("entertainment home"), label: t.all };
	const columns = layOut(items.length);
	return (
		<section className="wrap entertainment-section stack">
			<h2 className="display display-4">
				<SwellText text={t.past} phase={-0.9} k={0.6} lo={56} hi={132} />
			</h2>
			{items.length === 0 ? (
				<EmptyState title={t.pastNone} text={t.pastNoneHint} action={action} />
			) : (
				<div className="item-grid stack">
					{items.map((item, place) => (
						<ItemCard
							key={item.slug}
							item={item}
							columns={columns[place]}
							isTall={columns[place] === 2 && (columns[place - 1] === 4 || columns[place + 1] === 4)}
						/>
					))}
				</div>
			)}
			<Pagination page={page} pageCount={pageCount} />
		</section>
	);
}

/** How many of six columns each card takes: a large one first, and no card alone in the last row. */
function layOut(count: number): (2 | 3 | 4)[] {
	if (count === 3) return [2, 2, 2];
	const [first, last] = [[4, 2] as const, lastRows[count < 3 ? 2 : count % 3]!];
	const between = Array<2>(Math.max(0, count - first.length - last.length)).fill(2);
	return [...first, ...between, ...last];
}
const lastRows: (2 | 3 | 4)[][] = [[3, 3, 2, 4], [3, 3], []];

function Kinds() {
	const t = useTexts(entertainmentTexts);
	const [query] = useSearchParams();
	const kind = query.get("kind");
	const address = (key?: string) => withFilters(pathTo("entertainment home"), query, { kind: key });
	return (
		<ChipRow label={t.kindsLabel}>
			<ChipLink to={address()} current={!kind} preventScrollReset>
				{t.all}
			</ChipLink>
			{entertainmentKinds.map((key) => (
				<ChipLink key={key} to={address(key)} current={kind === key} preventScrollReset>
					{t.kinds[key]}
				</ChipLink>
			))}
		</ChipRow>
	);
}
