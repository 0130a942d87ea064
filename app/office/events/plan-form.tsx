import { Link } from "react-router";
import { club } from "../../../club/profile";
import { translationState } from "../../editing/translations/contract";
import { planChoices } from "../../matches/planning/contract";
import type { EventPlan } from "../../matches/planning/event-plan";
import { squads } from "../../people/squads/squads";
import type { AnswerOf } from "../../platform/http/contract";
import { useHouseLabel } from "../../platform/lists/house-label";
import { formatDateTime } from "../../platform/words/dates";
import { type Localized, localize, useLanguage, useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { useRead } from "../read";
import { ContentTranslation } from "../translations/translation-panel";
import { useWrittenLanguage } from "../translations/written-language";
import { MatchFields } from "./match-fields";
import { ProgrammeFields } from "./programme-fields";
import { eventOfficeTexts } from "./texts";
import { TimeFields } from "./time-fields";
import { WordFields } from "./word-fields";

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
				<WordFields {...shared} written={written} states={states} isNew={isNew} />
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

/** A plan as text, for comparing two. */
export function usePlanWords(): (plan: EventPlan) => Record<string, string> {
	const t = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const label = useHouseLabel();
	const both = (words: Localized | null) => [words?.id, words?.en].filter(Boolean).join(" / ");
	return (plan) => ({
		[t.fields.title]: both(plan.title),
		[t.fields.summary]: both(plan.summary),
		[t.fields.body]:
			JSON.stringify([plan.body, plan.bodyEn]).length > 12 ? textIn([plan.body, plan.bodyEn]) : "",
		[t.fields.programme]: plan.programme
			.map(({ startsAt, title }) => `${startsAt} ${both(title)}`)
			.join("; "),
		[t.division]: label(plan.division),
		[t.fields.squad]: plan.squad ? localize(squads[plan.squad], language) : "",
		[t.fields.competition]: plan.competition ?? "",
		[t.fields.round]: both(plan.round),
		[t.fields.opponent]: plan.opponent ?? "",
		[t.fields.home]: plan.home === null ? "" : plan.home ? t.atHome : t.away,
		[t.fields.venue]: plan.venue,
		[t.fields.startsAt]: formatDateTime(plan.startsAt, "medium", language, club.timeZone),
		[t.fields.endsAt]: formatDateTime(plan.endsAt, "medium", language, club.timeZone),
		[t.fields.status]: t.states[plan.status],
		[t.fields.notice]: both(plan.notice),
		[t.fields.watchUrl]: plan.watchUrl ?? "",
		[t.fields.cover]: "photo" in plan.cover ? plan.cover.photo : plan.cover.art,
	});
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
