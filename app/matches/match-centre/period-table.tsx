import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import { TeamCrest } from "../../ui/pictures/team-crest";
import type { EventDetail } from "../events/contract";
import { eventsTexts } from "../events/texts";
import { sidesOf } from "../fixtures/say-fixture";
import type { LocalSheet } from "./match-sheet";
import "./period-table.css";

/** Halves, quarters or games, side by side. In a series the winner of each game is marked. */
export function PeriodTable({ event, sheet }: { event: EventDetail; sheet: LocalSheet }) {
	const t = useTexts(eventsTexts);
	const { opponent, score } = event;
	if (!opponent || !score) return null;
	const rows = sidesOf(
		event.home,
		{ key: "us", name: club.shortName, crest: "club" } as const,
		{ key: "them", name: opponent.name, crest: opponent.crest } as const,
	);
	return (
		<section className="period-table" aria-label={t.periods}>
			<table className="tabular">
				<caption className="visually-hidden">{t.periods}</caption>
				<thead className="small muted">
					<tr>
						<th scope="col">
							<span className="visually-hidden">{t.team}</span>
						</th>
						{sheet.periods.map(({ label }) => (
							<th key={label} scope="col">
								{label}
							</th>
						))}
						<th scope="col">{t.total}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, crest }) => (
						<tr key={key}>
							<th scope="row">
								<span>
									<TeamCrest crest={crest} size={28} />
									{name}
								</span>
							</th>
							{sheet.periods.map((period) => (
								<td key={period.label} className={classNames(period.winner === key && "period-won")}>
									{period[key]}
									{period.winner === key && <span className="visually-hidden"> ({t.won})</span>}
								</td>
							))}
							<td className="period-total">{score[key]}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
