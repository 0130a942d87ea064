import { Trash2 } from "lucide-react";
import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/fields/field";
import { IconButton } from "../../ui/icon-button";
import { MomentField } from "../ui/moment-field";
import type { PlanFieldsProps } from "./plan-form";
import { eventOfficeTexts } from "./texts";

/** The lines of an event's day, as many as it has. */
export function ProgrammeFields({ plan, onChange, faults, choices }: PlanFieldsProps) {
	const t = useTexts(eventOfficeTexts);
	const timeZone = choices.venues.find(({ slug }) => slug === plan.venue)?.timeZone ?? club.timeZone;
	const { programme } = plan;
	const set = (place: number, part: Partial<(typeof programme)[number]>) =>
		onChange({ programme: programme.map((item, at) => (at === place ? { ...item, ...part } : item)) });
	return (
		<section className="office-panel office-stack">
			<h2>{t.fields.programme}</h2>
			{programme.map((item, place) => (
				<fieldset
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
					key={place}
					className="event-line"
				>
					<legend className="visually-hidden">{t.line(place + 1)}</legend>
					<MomentField
						label={t.fields.startsAt}
						timeZone={timeZone}
						value={item.startsAt}
						onChange={(startsAt) => startsAt && set(place, { startsAt })}
					/>
					<Field
						label={t.fields.title}
						maxLength={160}
						value={item.title.id}
						onChange={({ target }) => set(place, { title: { ...item.title, id: target.value } })}
						error={faults[`plan.programme.${place}.title.id`]?.[0]}
					/>
					<Field
						label={`${t.fields.title} (${t.english})`}
						lang="en"
						maxLength={160}
						value={item.title.en ?? ""}
						onChange={({ target }) => set(place, { title: { ...item.title, en: target.value } })}
					/>
					<IconButton
						icon={Trash2}
						label={t.removeLine(place + 1)}
						onClick={() => onChange({ programme: programme.filter((_, at) => at !== place) })}
					/>
				</fieldset>
			))}
			<p>
				<Button
					size="small"
					variant="ghost"
					onClick={() =>
						onChange({
							programme: [
								...programme,
								{ startsAt: programme.at(-1)?.startsAt ?? plan.startsAt, title: { id: "" } },
							],
						})
					}
				>
					{t.addLine}
				</Button>
			</p>
		</section>
	);
}
