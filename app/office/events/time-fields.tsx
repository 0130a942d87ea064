import { club } from "../../../club/profile";
import { type EventPlan, eventStates } from "../../matches/planning/event-plan";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { MomentField } from "../ui/moment-field";
import { AddVenue } from "./add-choice";
import { withWords } from "./match-fields";
import type { PlanFieldsProps } from "./plan-form";
import { eventOfficeTexts } from "./texts";

type TimeFieldsProps = PlanFieldsProps & { hasTickets: boolean; isNew: boolean };

/** When and where, and whether it takes place. Once it has tickets, the match-change screen decides that. */
export function TimeFields({ plan, onChange, faults, choices, hasTickets, isNew }: TimeFieldsProps) {
	const t = useTexts(eventOfficeTexts);
	const errorOf = (name: string) => faults[name]?.[0] ?? faults[`plan.${name}`]?.[0];
	const timeZone = choices.venues.find(({ slug }) => slug === plan.venue)?.timeZone ?? club.timeZone;
	const length = Date.parse(plan.endsAt) - Date.parse(plan.startsAt);
	return (
		<section className="office-panel office-stack">
			<h2>{t.timeTitle}</h2>
			<Select
				label={t.fields.venue}
				required
				placeholder={t.choose}
				disabled={hasTickets}
				value={plan.venue}
				onChange={({ target }) => onChange({ venue: target.value })}
				options={choices.venues.map(({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` }))}
				error={errorOf("venue")}
			/>
			{!hasTickets && (
				<p>
					<AddVenue />
				</p>
			)}
			<MomentField
				label={t.fields.startsAt}
				required
				disabled={hasTickets}
				timeZone={timeZone}
				value={plan.startsAt}
				onChange={(startsAt) =>
					// Moving the start keeps the duration.
					startsAt && onChange({ startsAt, endsAt: new Date(Date.parse(startsAt) + length).toISOString() })
				}
				error={errorOf("startsAt")}
			/>
			<MomentField
				label={t.fields.endsAt}
				required
				timeZone={timeZone}
				value={plan.endsAt}
				onChange={(endsAt) => endsAt && onChange({ endsAt })}
				error={errorOf("endsAt")}
			/>
			{!isNew && (
				<Select
					label={t.fields.status}
					value={plan.status}
					onChange={({ target }) => onChange({ status: target.value as EventPlan["status"] })}
					options={eventStates.map((value) => ({
						value,
						label: t.states[value],
						disabled: hasTickets && value !== plan.status && (isOff(value) || isOff(plan.status)),
					}))}
					error={errorOf("status")}
				/>
			)}
			<Field
				label={t.fields.notice}
				hint={t.noticeHint}
				maxLength={300}
				value={plan.notice?.id ?? ""}
				onChange={({ target }) => onChange({ notice: withWords(plan.notice, "id", target.value) })}
				error={errorOf("notice.id")}
			/>
			<Field
				label={`${t.fields.notice} (${t.english})`}
				lang="en"
				maxLength={300}
				disabled={!plan.notice}
				value={plan.notice?.en ?? ""}
				onChange={({ target }) => onChange({ notice: withWords(plan.notice, "en", target.value) })}
			/>
			<Field
				label={t.fields.watchUrl}
				hint={t.watchHint}
				inputMode="url"
				maxLength={500}
				value={plan.watchUrl ?? ""}
				onChange={({ target }) => onChange({ watchUrl: target.value.trim() || null })}
				error={errorOf("watchUrl")}
			/>
		</section>
	);
}

const isOff = (status: EventPlan["status"]) => status === "postponed" || status === "cancelled";
