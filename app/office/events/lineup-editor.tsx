import { useState } from "react";
import { club } from "../../../club/profile";
import type { Lineup, LineupEntry } from "../../matches/match-centre/match";
import { squadChoices } from "../../matches/planning/contract";
import type { EventPlan } from "../../matches/planning/event-plan";
import type { SheetLineups } from "../../matches/planning/sheet-parts";
import { sportOf } from "../../matches/sports/sport-of";
import { squadsOf } from "../../people/squads/squads";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { Field, TextAreaField } from "../../ui/fields/field";
import type { Declared } from "../content/content-fields";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { readNames, writeNames } from "./read-names";
import { eventOfficeTexts } from "./texts";

type LineupEditorProps = {
	plan: EventPlan;
	lineups: SheetLineups;
	onChange: (part: Partial<SheetLineups>) => void;
};

/** Ours are chosen from the squad, theirs are typed or pasted: a number and a name a line. */
export function LineupEditor({ plan, lineups, onChange }: LineupEditorProps) {
	const t = useTexts(eventOfficeTexts);
	const division = divisionKeys.find((key) => key === plan.division) as DivisionKey;
	const read = useRead(squadChoices, { division, squad: plan.squad ?? squadsOf(division)[0]!.key });
	return (
		<div className="event-teams stack gap-4">
			<section className="office-panel office-stack">
				<h2>{club.shortName}</h2>
				<TeamFields
					division={division}
					lineup={lineups.us}
					onChange={(part) => onChange({ us: { ...lineups.us, ...part } })}
				/>
				<ReadState of={read}>
					{({ players }) => (
						<OwnPlayers
							players={players}
							lineup={lineups.us}
							hasRotation={sportOf(division).lineUp.hasRotation === true}
							onChange={(part) => onChange({ us: { ...lineups.us, ...part } })}
						/>
					)}
				</ReadState>
			</section>
			<section className="office-panel office-stack">
				<h2>{t.opponentTitle}</h2>
				<TeamFields
					division={division}
					lineup={lineups.them}
					onChange={(part) => onChange({ them: { ...lineups.them, ...part } })}
				/>
				{(["starters", "bench"] as const).map((list) => (
					<NamesField
						key={list}
						label={t.lineup[list]}
						hint={t.lineup.namesHint}
						players={lineups.them[list]}
						onChange={(players) => onChange({ them: { ...lineups.them, [list]: players } })}
					/>
				))}
			</section>
		</div>
	);
}

type TeamFieldsProps = {
	division: DivisionKey;
	lineup: Lineup;
	onChange: (part: Partial<Lineup>) => void;
};

function TeamFields({ division, lineup, onChange }: TeamFieldsProps) {
	const { lineup: t } = useTexts(eventOfficeTexts);
	return (
		<div className="field-grid stack gap-4">
			{sportOf(division).lineUp.hasFormation && (
				<Field
					label={t.formation}
					hint="4-3-3"
					maxLength={9}
					value={lineup.formation ?? ""}
					onChange={({ target }) => onChange({ formation: target.value.trim() || undefined })}
				/>
			)}
			<Field
				label={t.coach}
				maxLength={80}
				value={lineup.coach ?? ""}
				onChange={({ target }) => onChange({ coach: target.value || undefined })}
			/>
		</div>
	);
}

type Player = AnswerOf<typeof squadChoices>["players"][number];
type Place = "starters" | "bench" | "out";
const places = ["starters", "bench", "out"] as const;

type OwnPlayersProps = {
	players: Player[];
	lineup: Lineup;
	/** Who is chosen first stands in zone 1, and so on. */
	hasRotation: boolean;
	onChange: (part: Partial<Lineup>) => void;
};

/** In the squad's order, which goes from the goalkeeper forward, as a formation is read. */
function OwnPlayers({ players, lineup, hasRotation, onChange }: OwnPlayersProps) {
	const { lineup: t } = useTexts(eventOfficeTexts);
	const placeOf = ({ slug }: Player): Place =>
		places.find((place) => place !== "out" && lineup[place].some((one) => one.slug === slug)) ?? "out";
	const zoneOf = ({ slug }: Player) => lineup.starters.findIndex((one) => one.slug === slug) + 1;
	const move = (moved: Player, to: Place) => {
		if (hasRotation) return onChange(inOrderOfChoice(lineup, moved, to));
		const isListed = new Set(players.map(({ slug }) => slug));
		const listOf = (place: "starters" | "bench"): LineupEntry[] => [
			...players
				.filter((one) => (one.slug === moved.slug ? to : placeOf(one)) === place)
				.map((one) => lineup[place].find(({ slug }) => slug === one.slug) ?? toEntry(one)),
			// Players who have left the squad since stay in an old line-up.
			...lineup[place].filter(({ slug }) => !slug || !isListed.has(slug)),
		];
		onChange({ starters: listOf("starters"), bench: listOf("bench") });
	};
	return (
		<>
			<p role="status">{t.count(lineup.starters.length, lineup.bench.length)}</p>
			<ul className="event-squad">
				{players.map((player) => (
					<li className="row flow apart" key={player.slug}>
						<span>
							<b className="tabular">{player.number ?? "–"}</b> {player.name}
							{hasRotation && zoneOf(player) > 0 && <small> · {t.zone(zoneOf(player))}</small>}
						</span>
						<fieldset>
							<legend className="visually-hidden">{player.name}</legend>
							{places.map((place) => (
								<label className="row" key={place}>
									<input
										type="radio"
										name={`place-${player.slug}`}
										checked={placeOf(player) === place}
										onChange={() => move(player, place)}
									/>
									{t.places[place]}
								</label>
							))}
						</fieldset>
					</li>
				))}
			</ul>
		</>
	);
}

function inOrderOfChoice(lineup: Lineup, moved: Player, to: Place): Partial<Lineup> {
	const isMoved = ({ slug }: LineupEntry) => slug === moved.slug;
	const entry = [...lineup.starters, ...lineup.bench].find(isMoved) ?? toEntry(moved);
	const listOf = (place: "starters" | "bench") => [
		...lineup[place].filter((one) => !isMoved(one)),
		...(place === to ? [entry] : []),
	];
	return { starters: listOf("starters"), bench: listOf("bench") };
}

const toEntry = ({ slug, number, name, position, captain }: Player): LineupEntry => ({
	...(number !== null && { number }),
	name,
	slug,
	position,
	...(captain && { captain }),
});

type NamesFieldProps = {
	label: string;
	hint: string;
	players: LineupEntry[];
	onChange: (players: LineupEntry[]) => void;
};

function NamesField({ label, hint, players, onChange }: NamesFieldProps) {
	const [typed, setTyped] = useState(() => writeNames(players));
	return (
		<TextAreaField
			label={label}
			hint={hint}
			rows={8}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(readNames(target.value, players));
			}}
		/>
	);
}

export function useLineupFields(): Declared<SheetLineups> {
	const { lineup: t, opponentTitle } = useTexts(eventOfficeTexts);
	const names = (players: readonly LineupEntry[]) => players.map(({ name }) => name).join(", ");
	const write = ({ formation, coach, starters, bench }: Lineup) =>
		[
			[formation, coach].filter(Boolean).join(", "),
			`${t.starters}: ${names(starters)}`,
			`${t.bench}: ${names(bench)}`,
		]
			.filter(Boolean)
			.join("\n");
	return { us: { label: club.shortName, write }, them: { label: opponentTitle, write } };
}
