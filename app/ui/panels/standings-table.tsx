import type { ClubSection } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../class-names";
import { TeamCrest, type TeamCrestRef } from "../pictures/team-crest";
import { uiTexts } from "../texts";
import "./standings-table.css";

export type StandingsColumn = {
	key: string;
	/** "SG" in the header, and what it stands for. */
	label: string;
	title: string;
	/** Hidden on phones. */
	wide?: boolean;
};

export type StandingsRow = {
	rank: number;
	team: string;
	crest: TeamCrestRef;
	/** Our own row is highlighted with the accent. */
	own?: boolean;
	values: Record<string, number | string>;
};

type StandingsTableProps = {
	/** For screen readers: "Klasemen Liga Nusantara". */
	caption: string;
	division: ClubSection;
	/** Columns differ by sport; the last one determines the ranking. */
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
							<span className="standings-team row gap-3">
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
