import type { HouseKey } from "../platform/club-profile";
import { useTexts } from "../platform/language";
import { classNames } from "./class-names";
import { TeamCrest, type TeamCrestRef } from "./team-crest";
import { uiTexts } from "./texts";
import "./standings-table.css";

export type StandingsColumn = {
	key: string;
	/** "SG" in the head, and what it stands for. */
	label: string;
	title: string;
	/** Left out on phones. */
	wide?: boolean;
};

export type StandingsRow = {
	rank: number;
	team: string;
	crest: TeamCrestRef;
	/** Our own row is filled with the accent. */
	own?: boolean;
	values: Record<string, number | string>;
};

type StandingsTableProps = {
	/** Says what is ranked, for screen readers: "Klasemen Liga Nusantara". */
	caption: string;
	division: HouseKey;
	/** Each sport counts differently; the last column is the one that decides. */
	columns: readonly StandingsColumn[];
	rows: readonly StandingsRow[];
};

export function StandingsTable({ caption, division, columns, rows }: StandingsTableProps) {
	const t = useTexts(uiTexts).standings;
	return (
		<table className="standings" data-division={division}>
			<caption className="visually-hidden">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="visually-hidden">{t.rank}</span>
					</th>
					<th scope="col">{t.team}</th>
					{columns.map((column) => (
						<th key={column.key} scope="col" className={columnClass(column)}>
							<abbr title={column.title}>{column.label}</abbr>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.team} className={classNames(row.own && "standings-own")}>
						<td>{row.rank}</td>
						<th scope="row">
							<span className="standings-team">
								<TeamCrest crest={row.crest} size={26} />
								{row.team}
								{row.own && <span className="visually-hidden">, {t.own}</span>}
							</span>
						</th>
						{columns.map((column) => (
							<td key={column.key} className={columnClass(column)}>
								{row.values[column.key]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const columnClass = (column: StandingsColumn) => (column.wide ? "standings-wide" : undefined);
