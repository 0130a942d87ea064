import { useLanguage, useTexts } from "../../../platform/words/language";
import type { PlayedSeason } from "../contract";
import { playersTexts } from "../texts";
import { formatMeasure } from "./format-measure";
import "../../../ui/panels/fold.css";
import "./season-table.css";

/** Every number of every season and competition, for those who want to know exactly. */
export function SeasonTable({ seasons }: { seasons: readonly PlayedSeason[] }) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	const columns = columnsOf(seasons);
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
									{t.columns[column]}
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
									const value = (figures as Partial<Record<ColumnKey, number>>)[column];
									const unit = column.endsWith("PerGame") ? "decimal" : "count";
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

type ColumnKey = keyof (typeof playersTexts)["id"]["columns"];

/** All that any of the seasons counts, in the order in which it is written down. */
function columnsOf(seasons: readonly PlayedSeason[]): ColumnKey[] {
	const keys = seasons.flatMap(({ figures: { division: _, ...counted } }) => Object.keys(counted));
	return [...new Set(keys)] as ColumnKey[];
}
