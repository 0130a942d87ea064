import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { club } from "../../../club/profile";
import { sportOf } from "../../matches/sports/sport-of";
import type { StandingCounts } from "../../matches/sports/standings-rules";
import type { TableRows } from "../../matches/standings/contract";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { IconButton } from "../../ui/icon-button";
import { TableBox } from "../ui/table-box";
import { CountInput } from "./count-input";
import type { Table } from "./standings-screen";
import { eventOfficeTexts } from "./texts";

type Row = TableRows[number];
type StandingsEditorProps = {
	table: Table;
	rows: TableRows;
	faults: Record<string, string[]>;
	onChange: (rows: TableRows) => void;
};

const outcomes = ["won", "drawn", "lost"] as const;
/** The option value of our own team. */
const ours = "";

/** The table as it stands: places are the order of the rows. */
export function StandingsEditor({ table, rows, faults, onChange }: StandingsEditorProps) {
	const { table: t } = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const { counts, compare } = sportOf(table.competition.division).standings;
	const set = (place: number, part: Partial<Row>) =>
		onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
	const move = (from: number, to: number) => onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!));
	const options = [
		{ value: ours, label: club.shortName },
		...table.teams.map(({ slug, name }) => ({ value: slug, label: name })),
	];
	const nameOf = ({ team }: Row) => options.find(({ value }) => value === (team ?? ours))?.label ?? "";
	const free = options.find(({ value }) => !rows.some(({ team }) => (team ?? ours) === value));
	return (
		<section className="office-panel office-stack">
			<h2>
				{table.competition.name} {table.season}
			</h2>
			{rows.length === 0 && <Note>{t.empty}</Note>}
			<TableBox label={t.title}>
				<table className="office-table standings-editor">
					<thead>
						<tr>
							<th scope="col">#</th>
							<th scope="col">{t.team}</th>
							{counts.map(({ key, short, long }) => (
								<th key={key} scope="col">
									{short.id === long.id ? (
										localize(short, language)
									) : (
										<abbr title={localize(long, language)}>{localize(short, language)}</abbr>
									)}
								</th>
							))}
							<th scope="col">{t.points}</th>
							<th scope="col">
								<abbr title={t.formHint}>{t.form}</abbr>
							</th>
							<th scope="col">
								<span className="visually-hidden">{t.order}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row, place) => (
							<tr key={keyOf(rows, place)} data-own={row.team === null || undefined}>
								<th scope="row">{place + 1}</th>
								<td>
									<Select
										label={`${t.team} ${place + 1}`}
										hideLabel
										value={row.team ?? ours}
										onChange={({ target }) => set(place, { team: target.value || null })}
										options={options}
										error={faults[`rows.${place}.team`]?.[0]}
									/>
								</td>
								{counts.map(({ key, long }) => (
									<td key={key}>
										<CountInput
											label={`${nameOf(row)}: ${localize(long, language)}`}
											most={99_999}
											value={row[key]}
											onChange={(value) => set(place, { [key]: value })}
										/>
									</td>
								))}
								<td>
									<CountInput
										label={`${nameOf(row)}: ${t.points}`}
										most={99_999}
										least={-999}
										value={row.points}
										onChange={(points) => set(place, { points })}
									/>
								</td>
								<td>
									<Field
										className="standings-form"
										label={`${nameOf(row)}: ${t.form}`}
										hideLabel
										maxLength={5}
										value={writeForm(row.form, t.letters)}
										onChange={({ target }) => set(place, { form: readForm(target.value, t.letters) })}
									/>
								</td>
								<td className="standings-order">
									<IconButton
										icon={ArrowUp}
										label={t.up(nameOf(row))}
										disabled={place === 0}
										onClick={() => move(place, place - 1)}
									/>
									<IconButton
										icon={ArrowDown}
										label={t.down(nameOf(row))}
										disabled={place === rows.length - 1}
										onClick={() => move(place, place + 1)}
									/>
									<IconButton
										icon={Trash2}
										label={t.remove(nameOf(row))}
										onClick={() => onChange(rows.filter((_, at) => at !== place))}
									/>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</TableBox>
			<p className="button-row flow gap-3">
				<Button
					size="small"
					variant="ghost"
					disabled={!free}
					onClick={() => free && onChange([...rows, { ...empty, team: free.value || null }])}
				>
					{t.add}
				</Button>
				<Button
					size="small"
					variant="ghost"
					onClick={() => onChange(rows.toSorted((one, other) => compare(played(one), played(other))))}
				>
					{t.sort}
				</Button>
			</p>
		</section>
	);
}

/** Rows are keyed by team; a team listed twice gets its index in the key. */
const keyOf = (rows: TableRows, place: number) => {
	const { team } = rows[place]!;
	return rows.findIndex((row) => row.team === team) === place ? (team ?? "us") : place;
};

const empty: Row = {
	team: null,
	won: 0,
	drawn: 0,
	lost: 0,
	scored: 0,
	conceded: 0,
	scoredWithin: 0,
	concededWithin: 0,
	points: 0,
	form: [],
};

const played = (row: Row): StandingCounts => ({ ...row, played: row.won + row.drawn + row.lost });

/** "MMSMK" in the reader's letters for won, drawn, lost. */
const writeForm = (form: Row["form"], letters: string) =>
	form.map((outcome) => letters[outcomes.indexOf(outcome)]).join("");
const readForm = (typed: string, letters: string): Row["form"] =>
	[...typed.toUpperCase()].flatMap((letter) => outcomes[letters.indexOf(letter)] ?? []).slice(0, 5);

export const writeRows = (rows: TableRows, teams: Table["teams"]) =>
	rows
		.map((row, place) => {
			const team = teams.find(({ slug }) => slug === row.team)?.name ?? club.shortName;
			return `${place + 1}. ${team} ${row.won}-${row.drawn}-${row.lost}, ${row.scored}:${row.conceded}, ${row.points}`;
		})
		.join("\n");
