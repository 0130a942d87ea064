import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { club } from "../../../club/profile";
import { describeFixture } from "../../matches/fixtures/describe-fixture";
import { FixtureRow } from "../../matches/fixtures/fixture-link";
import { pathTo } from "../../paths";
import { settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import { StructuredData } from "../../platform/browser/structured-data";
import type { AnswerOf } from "../../platform/http/contract";
import { usePublicUrl } from "../../platform/http/public-url";
import { withFilters } from "../../platform/lists/list-address";
import { listMeta } from "../../platform/lists/list-meta";
import { inBrowserOrFailed, isListFailed, useListLoading } from "../../platform/lists/list-read";
import { useSectionLabel } from "../../platform/lists/section-label";
import { textsIn, useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { ChipLink, ChipRow } from "../../ui/forms/chip";
import { Pagination } from "../../ui/navigation/pagination";
import { SwellText } from "../../ui/words/swell-text";
import type { ticketSaleList } from "../contract";
import { ticketListRead } from "../reads";
import { ticketTexts } from "../texts";
import { SaleCard } from "./sale-card";
import { standingOf } from "./sale-standing";
import "./ticket-list.css";

type Answer = AnswerOf<typeof ticketSaleList>;

export const loader = onServer(ticketListRead);
export const clientLoader = inBrowserOrFailed(ticketListRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	const t = textsIn(ticketTexts, settingsOf(matches).language);
	return listMeta(
		{ location, matches },
		{ title: t.tickets, description: t.description(club.name), answer: loaderData },
	);
}

export default function TicketListPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(ticketTexts);
	const isLoading = useListLoading(pathTo("Tickets"));
	const hasFailed = isListFailed(answer);
	return (
		<div className="wrap ticket-list">
			<header className="page-head ticket-head flow apart">
				<h1 className="display display-5">
					<SwellText text={t.tickets} phase={0.2} k={1.1} />
				</h1>
				<p className="lead">{t.lead}</p>
			</header>
			<Houses divisions={hasFailed ? [] : answer.divisions} />
			<div className="ticket-sections stack" aria-busy={isLoading}>
				{isLoading ? (
					<LoadingSales />
				) : hasFailed ? (
					<LoadError title={t.failed} text={t.failedHint} />
				) : (
					<Sales {...answer} />
				)}
			</div>
		</div>
	);
}

function Sales({ events, past, total, page, pageCount }: Answer) {
	const t = useTexts(ticketTexts);
	const publicUrl = usePublicUrl();
	const [query] = useSearchParams();
	if (total === 0) {
		const action = { to: pathTo("event-list"), label: t.schedule };
		return <EmptyState heading="h2" title={t.none} text={t.noneHint} action={action} />;
	}
	if (events.length === 0) {
		const action = { to: withFilters(pathTo("Tickets"), query), label: t.firstPage };
		return <EmptyState heading="h2" title={t.noPage} text={t.noPageHint} action={action} />;
	}
	return (
		<>
			<StructuredData
				data={{
					"@type": "ItemList",
					itemListElement: events.map((event, index) => ({
						"@type": "ListItem",
						position: index + 1,
						item: describeFixture(event, publicUrl),
					})),
				}}
			/>
			<section className="sale-grid stack" aria-label={t.upcoming}>
				<h2 className="visually-hidden">{t.upcoming}</h2>
				{openFirst(events).map((event, place) => (
					<SaleCard key={event.slug} event={event} large={place === 0 && page === 1} priority={place === 0} />
				))}
			</section>
			<Pagination page={page} pageCount={pageCount} />
			{past.length > 0 && (
				<section className="stack gap-4">
					<h2 className="display display-2">{t.past}</h2>
					<div>
						{past.map((event) => (
							<FixtureRow key={event.slug} fixture={event} plain />
						))}
					</div>
				</section>
			)}
		</>
	);
}

/** The next available event comes first and large; the others keep their order. */
function openFirst(events: Answer["events"]) {
	const first = events.find((event) => standingOf(event) === "open");
	return first ? [first, ...events.filter((event) => event !== first)] : events;
}

function Houses({ divisions }: Pick<Answer, "divisions">) {
	const t = useTexts(ticketTexts);
	const label = useSectionLabel();
	const [query] = useSearchParams();
	const current = query.get("division");
	const to = (division?: string) => withFilters(pathTo("Tickets"), query, { division });
	return (
		<ChipRow label={t.houses}>
			<ChipLink to={to()} current={!current} preventScrollReset>
				{t.all}
			</ChipLink>
			{divisions.map((house) => (
				<ChipLink key={house} to={to(house)} current={current === house} division={house} preventScrollReset>
					{label(house)}
				</ChipLink>
			))}
		</ChipRow>
	);
}

function LoadingSales() {
	return (
		<LoadingRegion className="sale-grid stack">
			<Skeleton height="400px" />
			{["first", "second", "third", "fourth"].map((place) => (
				<Skeleton key={place} height="216px" />
			))}
		</LoadingRegion>
	);
}
