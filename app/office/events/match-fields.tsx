import { club } from "../../../club/profile";
import type { EventPlan } from "../../matches/planning/event-plan";
import { squadsOf } from "../../people/squads/squads";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { toSlug } from "../../platform/words/to-slug";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { AddCompetition, AddTeam } from "./add-choice";
import type { PlanFieldsProps } from "./plan-form";
import { eventOfficeTexts } from "./texts";

/** Who plays whom, in what. Until it is saved, title, address and poster follow the opponent. */
export function MatchFields({
	plan,
	onChange,
	faults,
	choices,
	isNew,
}: PlanFieldsProps & { isNew: boolean }) {
	const t = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const label = useSectionLabel();
	const division = divisionKeys.find((key) => key === plan.division) ?? divisionKeys[0];
	const ofDivision = <One extends { division: DivisionKey; slug: string; name: string }>(all: One[]) =>
		all.filter((one) => one.division === division).map(({ slug, name }) => ({ value: slug, label: name }));
	const set = (part: Partial<EventPlan>) => {
		const next = { ...plan, ...part };
		onChange(isNew ? { ...part, ...followOpponent(next, choices.teams) } : part);
	};
	return (
		<section className="office-panel office-stack">
			<h2>{t.matchTitle}</h2>
			<div className="field-grid stack gap-4">
				<Select
					label={t.division}
					required
					value={division}
					disabled={!isNew}
					onChange={({ target }) => {
						const chosen = target.value;
						set({ division: chosen, squad: squadsOf(chosen)[0]!.key, competition: null, opponent: null });
					}}
					options={divisionKeys.map((value) => ({ value, label: label(value) }))}
					error={faults.division?.[0]}
				/>
				<Select
					label={t.fields.squad}
					required
					value={plan.squad ?? ""}
					onChange={({ target }) => set({ squad: target.value })}
					options={squadsOf(division).map(({ key, label }) => ({
						value: key,
						label: localize(label, language),
					}))}
					error={faults.squad?.[0]}
				/>
				<Select
					label={t.fields.opponent}
					required
					placeholder={t.choose}
					value={plan.opponent ?? ""}
					onChange={({ target }) => set({ opponent: target.value })}
					options={ofDivision(choices.teams)}
					error={faults.opponent?.[0]}
				/>
				<Select
					label={t.fields.home}
					required
					value={plan.home === false ? "away" : "home"}
					onChange={({ target }) => set({ home: target.value === "home" })}
					options={[
						{ value: "home", label: t.atHome },
						{ value: "away", label: t.away },
					]}
					error={faults.home?.[0]}
				/>
				<Select
					label={t.fields.competition}
					required
					placeholder={t.choose}
					value={plan.competition ?? ""}
					onChange={({ target }) => set({ competition: target.value })}
					options={ofDivision(choices.competitions)}
					error={faults.competition?.[0]}
				/>
				<Field
					label={t.fields.round}
					hint={t.roundHint}
					maxLength={60}
					value={plan.round?.id ?? ""}
					onChange={({ target }) => set({ round: withWords(plan.round, "id", target.value) })}
					error={faults["round.id"]?.[0]}
				/>
				<Field
					label={`${t.fields.round} (${t.english})`}
					lang="en"
					maxLength={60}
					disabled={!plan.round}
					value={plan.round?.en ?? ""}
					onChange={({ target }) => set({ round: withWords(plan.round, "en", target.value) })}
				/>
			</div>
			<p className="button-row flow gap-3">
				<AddTeam division={division} />
				<AddCompetition division={division} />
			</p>
		</section>
	);
}

/** Null once the Indonesian words are gone. */
export function withWords(
	before: { id: string; en?: string | undefined } | null,
	language: "id" | "en",
	text: string,
) {
	const next = { id: before?.id ?? "", ...(before?.en && { en: before.en }), [language]: text };
	return next.id === "" ? null : next;
}

function followOpponent(plan: EventPlan, teams: PlanFieldsProps["choices"]["teams"]): Partial<EventPlan> {
	const team = teams.find(({ slug }) => slug === plan.opponent);
	if (!team) return {};
	const own = plan.squad === "putri" ? `${club.shortName} Putri` : club.shortName;
	const title = plan.home === false ? `${team.name} vs ${own}` : `${own} vs ${team.name}`;
	const day = plan.startsAt.slice(0, 10);
	const slug = toSlug(`match ${team.slug} ${day}`);
	return {
		title: { id: title, en: title.replace("Putri", "Women") },
		slug,
		cover: { art: "poster", division: plan.division, slug, away: team.colour },
	};
}
