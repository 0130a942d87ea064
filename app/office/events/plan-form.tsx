import { Link } from "react-router";
import { club } from "../../../club/profile";
import { translationState } from "../../editing/translations/contract";
import { planChoices } from "../../matches/planning/contract";
import type { EventPlan } from "../../matches/planning/event-plan";
import { squadLabel } from "../../people/squads/squads";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { formatDateTime } from "../../platform/words/dates";
import { type Localized, localize, useLanguage, useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import type { Declared } from "../content/content-fields";
import { useRead } from "../read";
import { ContentTranslation } from "../translations/translation-panel";
import { useWrittenLanguage } from "../translations/written-language";
import { MatchFields } from "./match-fields";
import { ProgrammeFields } from "./programme-fields";
import { eventOfficeTexts } from "./texts";
import { TimeFields } from "./time-fields";
import { EventWordFields } from "./word-fields";

export type PlanChoices = AnswerOf<typeof planChoices>;
export type PlanFieldsProps = {
	plan: EventPlan;
	onChange: (part: Partial<EventPlan>) => void;
	faults: Record<string, string[]>;
	choices: PlanChoices;
};

type PlanFormProps = Omit<PlanFieldsProps, "choices"> & { hasTickets: boolean; isNew?: boolean };

/** Everything about a match or event but its sheet. Matches ask for an opponent, other events for a programme. */
export function PlanForm({ plan, onChange, faults, hasTickets, isNew = false }: PlanFormProps) {
	const t = useTexts(eventOfficeTexts);
	const choices = useRead(planChoices, {}).data ?? { competitions: [], teams: [], venues: [] };
	const shared = { plan, onChange, faults, choices };
	const states = useRead(translationState, { kind: "event", id: plan.slug }, { enabled: !isNew }).data;
	const written = useWrittenLanguage(states?.en);
	return (
		<div className="office-grid stack gap-4" data-beside={written.isBeside || undefined}>
			<div className="office-stack">
				{plan.kind === "match" && <MatchFields {...shared} isNew={isNew} />}
				<EventWordFields {...shared} written={written} states={states} isNew={isNew} />
				{plan.kind === "event" && <ProgrammeFields {...shared} />}
			</div>
			<div className="office-stack">
				{hasTickets && (
					<Note>
						{t.hasTickets} <Link to={`/office/tickets/${plan.slug}/change`}>{t.changeMatch}</Link>
					</Note>
				)}
				<TimeFields {...shared} hasTickets={hasTickets} isNew={isNew} />
				{!isNew && (
					<ContentTranslation
						kind="event"
						id={plan.slug}
						{...(!written.isBeside && { onTranslate: () => written.choose("en") })}
					/>
				)}
			</div>
		</div>
	);
}

/** Everything that can be edited of a plan. */
export function usePlanFields(): Declared<EventPlan> {
	const t = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const label = useSectionLabel();
	const both = (words: Localized | null) => [words?.id, words?.en].filter(Boolean).join(" / ");
	const moment = (at: string) => formatDateTime(at, "medium", language, club.timeZone);
	const { fields } = t;
	return {
		slug: { label: fields.slug },
		kind: { label: t.title },
		title: { label: fields.title, write: both },
		summary: { label: fields.summary, write: both },
		body: { label: fields.body, write: textIn },
		bodyEn: { label: `${fields.body} (${t.english})`, write: textIn },
		programme: {
			label: fields.programme,
			write: (lines) => lines.map(({ startsAt, title }) => `${moment(startsAt)} ${both(title)}`).join("\n"),
		},
		division: { label: t.division, write: label },
		squad: {
			label: fields.squad,
			write: (squad) => (squad ? localize(squadLabel(null, squad), language) : ""),
		},
		competition: { label: fields.competition },
		round: { label: fields.round, write: both },
		opponent: { label: fields.opponent },
		home: { label: fields.home, write: (home) => (home === null ? "" : home ? t.atHome : t.away) },
		venue: { label: fields.venue },
		startsAt: { label: fields.startsAt, write: moment },
		endsAt: { label: fields.endsAt, write: moment },
		status: { label: fields.status, write: (status) => t.states[status] },
		notice: { label: fields.notice, write: both },
		watchUrl: { label: fields.watchUrl },
		cover: {
			label: fields.cover,
			write: (cover) => ("photo" in cover ? cover.photo : cover.art),
		},
	};
}

/** The plain text of a body. */
function textIn(value: unknown): string {
	if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join(" ");
	if (typeof value !== "object" || value === null) return "";
	const { text } = value as { text?: unknown };
	return [typeof text === "string" ? text : "", ...Object.values(value).map(textIn)]
		.filter(Boolean)
		.join(" ");
}
