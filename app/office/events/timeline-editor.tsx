import { Trash2 } from "lucide-react";
import { club } from "../../../club/profile";
import type { TimelineEntry } from "../../matches/match-centre/match";
import type { PlannedEvent } from "../../matches/planning/contract";
import type { SheetResult } from "../../matches/planning/sheet-parts";
import type { Sport } from "../../matches/sports/sport";
import { happeningOf, sportOf, type TimelineKind } from "../../matches/sports/sport-of";
import type { DivisionKey } from "../../platform/club-profile";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { IconButton } from "../../ui/icon-button";
import { withWords } from "./match-fields";
import { eventOfficeTexts } from "./texts";

/** What the timeline's lines add up to. */
export const scoredIn = (timeline: readonly TimelineEntry[], { happenings }: Sport) => {
	const of = (side: "us" | "them") =>
		timeline
			.filter((told) => told.side === side && !told.inShootout)
			.reduce((sum, { kind }) => sum + (happenings[kind]?.worth ?? 0), 0);
	return { us: of("us"), them: of("them") };
};

const toldKinds = (division: DivisionKey) =>
	Object.entries(sportOf(division).happenings).flatMap(([kind, { isUntold }]) =>
		isUntold ? [] : [kind as TimelineKind],
	);

type TimelineEditorProps = {
	planned: PlannedEvent;
	division: DivisionKey;
	result: SheetResult;
	onChange: (part: Partial<SheetResult>) => void;
};

/** The match timeline, line by line. Saving sorts it by the clock. */
export function TimelineEditor({ planned, division, result, onChange }: TimelineEditorProps) {
	const { timeline: t } = useTexts(eventOfficeTexts);
	const { timeline, periods } = result;
	const set = (place: number, part: Partial<TimelineEntry>) =>
		onChange({ timeline: timeline.map((told, at) => (at === place ? { ...told, ...part } : told)) });
	return (
		<section className="office-panel office-stack">
			<header>
				<h2>{t.title}</h2>
			</header>
			{timeline.length === 0 && <p>{t.none}</p>}
			<ol className="event-timeline stack gap-4">
				{timeline.map((told, place) => (
					<Line
						// biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
						key={place}
						place={place}
						told={told}
						division={division}
						periods={periods}
						names={namesOf(planned, told.side)}
						onChange={(part) => set(place, part)}
						onRemove={() => onChange({ timeline: timeline.filter((_, at) => at !== place) })}
					/>
				))}
			</ol>
			<p>
				<Button
					size="small"
					variant="ghost"
					onClick={() =>
						onChange({
							timeline: [
								...timeline,
								{ at: "", period: periods.length - 1, side: "us", kind: toldKinds(division)[0]! },
							],
						})
					}
				>
					{t.add}
				</Button>
			</p>
		</section>
	);
}

type Named = { name: string; slug?: string | undefined };

const namesOf = ({ match }: PlannedEvent, side: TimelineEntry["side"]): Named[] => {
	if (!match || !side) return [];
	const { starters, bench } = match.sheet.lineups[side];
	return [...starters, ...bench].map(({ name, slug }) => ({ name, ...(slug && { slug }) }));
};

type LineProps = {
	place: number;
	told: TimelineEntry;
	division: DivisionKey;
	periods: SheetResult["periods"];
	names: Named[];
	onChange: (part: Partial<TimelineEntry>) => void;
	onRemove: () => void;
};

function Line({ place, told, division, periods, names, onChange, onRemove }: LineProps) {
	const { timeline: t, ...shared } = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const nameOf = (kind: string) => localize(happeningOf(division, kind).name, language);
	const list = `names-${place}`;
	/** Players in the line-up are linked to their page. */
	const person = (name: string): Named | undefined =>
		name ? (names.find((one) => one.name === name) ?? { name }) : undefined;
	return (
		<li>
			<fieldset>
				<legend className="visually-hidden">{shared.line(place + 1)}</legend>
				<Field
					label={t.at}
					maxLength={8}
					value={told.at}
					onChange={({ target }) => onChange({ at: target.value })}
				/>
				<Select
					label={t.period}
					value={String(told.period)}
					onChange={({ target }) => onChange({ period: Number(target.value) })}
					options={periods.map(({ label }, value) => ({ value: String(value), label: label.id }))}
				/>
				<Select
					label={t.side}
					value={told.side ?? ""}
					onChange={({ target }) => onChange({ side: (target.value || null) as TimelineEntry["side"] })}
					options={[
						{ value: "us", label: club.shortName },
						{ value: "them", label: shared.opponentTitle },
						{ value: "", label: t.nobody },
					]}
				/>
				<Select
					label={t.kind}
					value={told.kind}
					onChange={({ target }) => onChange({ kind: target.value as TimelineKind })}
					options={[...new Set([...toldKinds(division), told.kind])].map((value) => ({
						value,
						label: told.inShootout ? `${nameOf(value)} (${shared.result.shootout})` : nameOf(value),
					}))}
				/>
				<Field
					label={told.kind === "substitution" ? t.comesOn : t.player}
					list={list}
					maxLength={80}
					value={told.player?.name ?? ""}
					onChange={({ target }) => onChange({ player: person(target.value) })}
				/>
				<Field
					label={told.kind === "substitution" ? t.goesOff : t.assist}
					list={list}
					maxLength={80}
					value={told.other?.name ?? ""}
					onChange={({ target }) => onChange({ other: person(target.value) })}
				/>
				<Field
					className="event-told"
					label={t.text}
					maxLength={300}
					value={told.text?.id ?? ""}
					onChange={({ target }) =>
						onChange({ text: withWords(told.text ?? null, "id", target.value) ?? undefined })
					}
				/>
				<Field
					className="event-told"
					label={`${t.text} (${shared.english})`}
					lang="en"
					maxLength={300}
					disabled={!told.text}
					value={told.text?.en ?? ""}
					onChange={({ target }) =>
						onChange({ text: withWords(told.text ?? null, "en", target.value) ?? undefined })
					}
				/>
				<IconButton icon={Trash2} label={shared.removeLine(place + 1)} onClick={onRemove} />
				<datalist id={list}>
					{names.map(({ name }) => (
						<option key={name} value={name} />
					))}
				</datalist>
			</fieldset>
		</li>
	);
}
