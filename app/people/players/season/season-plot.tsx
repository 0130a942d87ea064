import { useId } from "react";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { playersTexts } from "../texts";
import { formatMeasure } from "./format-measure";
import { plotColumns, plotSize } from "./plot-columns";
import type { MeasuredSeasons } from "./season-measures";
import "./season-plot.css";

/** One measure: the running season in large figures, the seasons behind it as columns. */
export function SeasonPlot({ measured }: { measured: MeasuredSeasons }) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	const stripes = useId();
	const { unit, points } = measured;
	const name = localize(measured.name, language);
	const format = (value: number) => formatMeasure(value, unit, language);
	const columns = plotColumns(points);
	const latest = columns.at(-1);
	if (!latest) return null;
	const spoken = points.map(({ season, value }) => `${season} ${format(value)}`).join(", ");
	return (
		<figure className="season-plot stack gap-4">
			<figcaption>
				<b>{format(latest.value)}</b>
				<span>{name}</span>
			</figcaption>
			<svg viewBox={`0 0 ${plotSize.width} ${plotSize.height}`} role="img" aria-label={t.plot(name, spoken)}>
				<defs>
					<pattern id={stripes} width="16" height="40" patternUnits="userSpaceOnUse">
						<path d="M4 0C12 10 -4 30 4 40" />
					</pattern>
				</defs>
				{columns.map((column) => (
					<g key={column.season} className={column === latest ? "plot-now" : undefined}>
						<rect
							className="plot-column"
							x={column.x}
							y={column.y}
							width={column.width}
							height={column.height}
						/>
						{column === latest && (
							<rect
								x={column.x}
								y={column.y}
								width={column.width}
								height={column.height}
								fill={`url(#${stripes})`}
							/>
						)}
						<text className="plot-value" x={column.x + column.width / 2} y={column.y - 5}>
							{format(column.value)}
						</text>
						<text className="plot-season" x={column.x + column.width / 2} y={plotSize.height - 5}>
							{shortSeason(column.season)}
						</text>
					</g>
				))}
				<path className="plot-floor" d={`M0 ${plotSize.floor}H${plotSize.width}`} />
			</svg>
		</figure>
	);
}

/** "2026/27" is 26/27 wherever room is short. */
export const shortSeason = (season: string) => season.slice(2);
