import type { ClubSection } from "../../platform/club-profile";
import { cssVariables } from "../../ui/css-variables";

type Row = { key: string; label: string; parts: { division: ClubSection; count: number }[] };

/** A bar for each row, in the colours of the divisions. The numbers are shown as text, so nothing depends on colour. */
export function PassportBars({ title, rows }: { title: string; rows: Row[] }) {
	const sum = ({ parts }: Row) => parts.reduce((total, { count }) => total + count, 0);
	const most = Math.max(1, ...rows.map(sum));
	return (
		<div>
			<h3 className="display display-1">{title}</h3>
			<dl className="passport-bars stack gap-3">
				{rows.map((row) => (
					<div key={row.key}>
						<dt className="small">{row.label}</dt>
						<dd className="row gap-3">
							<span className="passport-bar" aria-hidden="true">
								{row.parts.map(({ division, count }) => (
									<i
										key={division}
										data-division={division}
										style={cssVariables({ "--share": count / most })}
									/>
								))}
							</span>
							<b className="tabular">{sum(row)}</b>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
