import type { SportFigures } from "../../../matches/sports/sport";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import type { PlayedSeason } from "../contract";
import { playersTexts } from "../texts";
import { formatMeasure } from "./format-measure";
import "../../../ui/panels/fold.css";
import "./season-table.css";

type SeasonTableProps = { seasons: readonly PlayedSeason[]; sport: SportFigures };

/** Every number of every season and competition, for those who want to know exactly. */
export function SeasonTable({ seasons, sport }: SeasonTableProps) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	const columns = columnsOf(seasons);
	const columnName = (column: string) => localize(sport.season[column]?.name ?? { id: column }, language);
	return (
		<details className="season-table fold">
			<summary>{t.seasons.table}</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
			<section className="season-table-box" tabIndex={0} aria-label={t.seasons.table}>
				<table className="tabular">
					<thead className="small muted">
						<tr>
							<th scope="col">{t.seasons.season}</th>
							<th scope="col">{t.seasons.competition}</th>
							{columns.map((column) => (
								<th key={column} scope="col">
									{columnName(column)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{seasons.map(({ season, competition, figures }) => (
							<tr key={`${season} ${competition}`}>
								<th scope="row">{season}</th>
								<td>{competition}</td>
								{columns.map((column) => {
									const value = figures[column];
									const unit = sport.season[column]?.isAverage ? "decimal" : "count";
									return (
										<td key={column}>{value === undefined ? "–" : formatMeasure(value, unit, language)}</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}

/** All that any of the seasons counts, in the order in which it is written down. */
const columnsOf = (seasons: readonly PlayedSeason[]): string[] => [
	...new Set(seasons.flatMap(({ figures }) => Object.keys(figures))),
];
