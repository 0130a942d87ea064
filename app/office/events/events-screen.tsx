import { Link, useNavigate } from "react-router";
import { eventCategories, eventKinds } from "../../matches/events/contract";
import { eventPlanList, planTimes } from "../../matches/planning/contract";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { Note } from "../../ui/feedback/note";
import { Select } from "../../ui/fields/select";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useRead } from "../read";
import { TranslationFilter, useEnglish } from "../translations/translation-filter";
import { WordStateBadges } from "../translations/word-state-badge";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { eventOfficeTexts } from "./texts";
import "./events.css";

export function EventsScreen() {
	const t = useTexts(eventOfficeTexts);
	const label = useSectionLabel();
	const navigate = useNavigate();
	const { value, change, addressWith } = useAddress();
	const when = planTimes.find((one) => one === value("when")) ?? "upcoming";
	const category = eventCategories.find((one) => one === value("category")) ?? "all";
	const kind = eventKinds.find((one) => one === value("kind"));
	const q = value("q");
	const after = value("after") as number | undefined;
	const english = useEnglish();
	const read = useRead(eventPlanList, { when, category, kind, q, english, after }, { keepsPrevious: true });
	useShortcuts([{ keys: "n", label: t.newMatch, run: () => void navigate("/office/events/new") }]);
	return (
		<Screen
			title={t.title}
			actions={
				<>
					<ButtonLink to="/office/standings" size="small" variant="ghost">
						{t.standings}
					</ButtonLink>
					<ButtonLink to="/office/events/new?kind=event" size="small" variant="ghost">
						{t.newEvent}
					</ButtonLink>
					<ButtonLink to="/office/events/new" size="small">
						{t.newMatch}
						<Keys keys="n" />
					</ButtonLink>
				</>
			}
		>
			<Tabs
				label={t.tabsLabel}
				tabs={planTimes.map((one) => ({
					to: addressWith("when", one === "upcoming" ? undefined : one),
					label: t.when[one],
					isCurrent: one === when,
				}))}
			/>
			<div className="office-filters flow">
				<FilterSearch label={t.search} value={q} onChange={(words) => change("q", words)} />
				<Select
					label={t.division}
					hideLabel
					value={category}
					onChange={({ target }) => change("category", target.value === "all" ? undefined : target.value)}
					options={eventCategories.map((one) => ({
						value: one,
						label: one === "all" ? t.allDivisions : label(one),
					}))}
				/>
				<Select
					label={t.kind}
					hideLabel
					value={kind ?? ""}
					onChange={({ target }) => change("kind", target.value || undefined)}
					options={[
						{ value: "", label: t.allKinds },
						...eventKinds.map((one) => ({ value: one, label: t.kinds[one] })),
					]}
				/>
				<TranslationFilter />
			</div>
			<ReadState of={read}>
				{({ events, next, missingEvent }) => (
					<div className="office-stack">
						{missingEvent && <MissingEvent slug={missingEvent} />}
						<EventTable events={events} next={next} />
					</div>
				)}
			</ReadState>
		</Screen>
	);
}

/** The club's one big event has a page of its own, which answers "not found" until there is that event. */
function MissingEvent({ slug }: { slug: string }) {
	const t = useTexts(eventOfficeTexts);
	return (
		<Note>
			{t.missingEvent(`/${slug}`, slug)}{" "}
			<Link to={`/office/events/new?kind=event&slug=${slug}`}>{t.createMissing}</Link>
		</Note>
	);
}

type Row = AnswerOf<typeof eventPlanList>["events"][number];

function EventTable({ events, next }: { events: Row[]; next: number | null }) {
	const t = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const label = useSectionLabel();
	return (
		<RecordTable
			label={t.title}
			rows={events}
			keyOf={({ slug }) => slug}
			next={next}
			empty={{ title: t.none }}
			columns={[
				{
					label: t.columns.event,
					cell: ({ slug, title, competition, round }) => (
						<>
							<Link to={`/office/events/${slug}`}>{title}</Link>
							<small>{[competition, round].filter(Boolean).join(", ")}</small>
						</>
					),
				},
				{
					label: t.columns.time,
					cell: ({ startsAt, venue }) => (
						<>
							{formatDateTime(startsAt, "short", language, venue.timeZone)}
							<small>{venue.name}</small>
						</>
					),
				},
				{ label: t.columns.division, cell: ({ division }) => label(division) },
				{
					label: t.columns.state,
					cell: (event) => (
						<>
							<EventState event={event} />
							<WordStateBadges states={event.languages} />
						</>
					),
				},
				{
					label: t.console,
					isLabelHidden: true,
					cell: ({ slug, kind, status }) =>
						kind === "match" &&
						!isOff(status) && (
							<Link className="event-console link" to={`/office/touchline/${slug}`}>
								{t.console}
							</Link>
						),
				},
			]}
		/>
	);
}

const isOff = (status: Row["status"]) => status === "postponed" || status === "cancelled";

function EventState({ event: { status, score, kind } }: { event: Row }) {
	const t = useTexts(eventOfficeTexts);
	if (status === "upcoming") return <Badge tone="line">{t.states.scheduled}</Badge>;
	if (isOff(status)) return <Badge tone="warn">{t.states[status]}</Badge>;
	if (status === "finished" && kind === "match" && !score) return <Badge tone="warn">{t.noResult}</Badge>;
	const result = score ? ` ${score.us}–${score.them}` : "";
	return <Badge tone={status === "live" ? "err" : "ink"}>{`${t.states[status]}${result}`}</Badge>;
}
