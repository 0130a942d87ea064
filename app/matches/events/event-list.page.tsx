import { type MetaArgs, useLoaderData, useNavigation, useParams } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import { clubSections, type DivisionKey, divisionKeys } from "../../platform/club-profile";
import type { AnswerOf } from "../../platform/http/contract";
import { listMeta } from "../../platform/lists/list-meta";
import { inBrowserOrFailed, isListFailed, useListLoading } from "../../platform/lists/list-read";
import { ListStructure } from "../../platform/lists/list-structure";
import { sectionLabel } from "../../platform/lists/section-label";
import { formatDate } from "../../platform/words/dates";
import { textsIn, useLanguage, useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Pagination } from "../../ui/navigation/pagination";
import { Countdown } from "../../ui/words/countdown";
import { SwellText } from "../../ui/words/swell-text";
import { CalendarSubscription } from "../calendar/calendar-subscription";
import { nameOfMonth } from "../calendar/month-calendar";
import { MonthView } from "../calendar/month-view";
import type { Fixture } from "../fixtures/fixture";
import { FixtureRow, fixturePath } from "../fixtures/fixture-link";
import { NextMatch } from "../fixtures/next-match";
import { fixtureTitle } from "../fixtures/say-fixture";
import type { EventTime, eventList } from "./contract";
import { EventFilters } from "./event-filters";
import { eventListRead } from "./reads";
import { eventsTexts } from "./texts";
import "../../ui/panels/two-columns.css";
import "./event-list.css";

type List = AnswerOf<typeof eventList>;

export const loader = onServer(eventListRead);
export const clientLoader = inBrowserOrFailed(eventListRead);

export function meta({ loaderData, params, location, matches }: MetaArgs<typeof loader>) {
	const { language } = settingsOf(matches);
	const t = textsIn(eventsTexts, language);
	const house = clubSections.find((key) => key === params.category);
	const label = house && sectionLabel(house, language);
	const description = label ? t.descriptionOf(label) : t.description;
	if (loaderData?.view === "month") {
		const { month, fixtures } = loaderData;
		const isAskedFor = new URLSearchParams(location.search).get("month") === month;
		return listMeta(
			{ location, matches },
			{
				title: t.monthOf(nameOfMonth(month, language), label),
				description,
				own: { view: "month", month: isAskedFor ? month : undefined },
				answer: { total: fixtures.length },
			},
		);
	}
	const isPast = loaderData?.when === "past";
	return listMeta(
		{ location, matches },
		{
			title: isPast ? t.resultsOf(label) : label ? t.fixturesOf(label) : t.fixturesAndResults,
			description,
			own: { when: isPast ? "past" : undefined },
			answer: loaderData,
		},
	);
}

export default function EventListPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const { category = "all" } = useParams();
	const t = useTexts(eventsTexts);
	const isLoading = useListLoading(pathTo("event-list"));
	const asked = new URLSearchParams(useNavigation().location?.search);
	// While changing months, the old one stays until the next has loaded, so the pressed button keeps the focus.
	const isTurning = asked.get("view") === "month" && !isListFailed(answer) && answer.view === "month";
	return (
		<>
			<div className="wrap">
				<header className="page-head event-list-head">
					<h1 className="display display-5">
						<SwellText text={t.fixtures} phase={0.4} k={0.8} />
					</h1>
				</header>
			</div>
			<EventFilters category={category} competitions={isListFailed(answer) ? [] : answer.competitions} />
			<div className="wrap event-list-body" aria-busy={isLoading}>
				{isLoading && !isTurning ? (
					<ListSkeleton />
				) : isListFailed(answer) ? (
					<LoadError title={t.failed} text={t.failedHint} />
				) : answer.view === "month" ? (
					<MonthView month={answer.month} fixtures={answer.fixtures} />
				) : (
					<ListView {...answer} />
				)}
			</div>
		</>
	);
}

function ListView({ fixtures, total, page, pageCount, when }: List & { when: EventTime }) {
	const t = useTexts(eventsTexts);
	const { category } = useParams();
	if (fixtures.length === 0) {
		const action = total === 0 ? pathTo("event-list") : pathTo("event-list", { category });
		return (
			<EmptyState
				heading="h2"
				title={t.none}
				text={t.noneHint}
				action={{ to: action, label: t.allFixtures }}
			/>
		);
	}
	const isFront = when === "upcoming" && page === 1;
	const next = isFront ? pickFront(fixtures) : undefined;
	return (
		<div className="two-columns">
			<ListStructure
				name={t.fixturesAndResults}
				items={fixtures.map((fixture) => ({ name: fixtureTitle(fixture), path: fixturePath(fixture) }))}
			/>
			<div>
				{next && (
					<section className="event-list-next">
						<h2 className="display display-3">
							<SwellText
								text={next.status === "live" ? t.live : t.nextMatch}
								phase={0.4}
								k={0.5}
								lo={56}
								hi={132}
							/>
						</h2>
						<NextMatch fixture={next} priority />
					</section>
				)}
				<Months fixtures={fixtures.filter((fixture) => fixture !== next)} />
				<Pagination page={page} pageCount={pageCount} />
			</div>
			<aside className="event-list-aside stack gap-6">
				{next?.status === "upcoming" && (
					<section data-division={next.division}>
						<h2 className="display display-1">{t.countdown}</h2>
						<Countdown until={next.startsAt} label={t.countdown} />
					</section>
				)}
				<CalendarSubscription division={divisionKeys.find((key: DivisionKey) => key === category)} />
			</aside>
		</div>
	);
}

/** The live match, otherwise the next one. */
function pickFront(fixtures: Fixture[]): Fixture | undefined {
	const matches = fixtures.filter(({ kind }) => kind === "match");
	return (
		matches.find(({ status }) => status === "live") ?? matches.find(({ status }) => status === "upcoming")
	);
}

function Months({ fixtures }: { fixtures: Fixture[] }) {
	const language = useLanguage();
	const months = Map.groupBy(fixtures, ({ startsAt }) =>
		formatDate(startsAt, "month", language, club.timeZone),
	);
	return [...months].map(([month, ofMonth]) => (
		<section key={month} className="event-list-month">
			<h2 className="display display-1">{month}</h2>
			{ofMonth.map((fixture) => (
				<FixtureRow key={fixture.slug} fixture={fixture} />
			))}
		</section>
	));
}

function ListSkeleton() {
	return (
		<div className="stack">
			{Array.from({ length: 8 }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity but their position
				<Skeleton key={row} height="76px" />
			))}
		</div>
	);
}
