import { club } from "../../../club/profile";
import type { Standings } from "../../matches/standings/standings";
import type { DivisionKey } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import { FormGuide, type MatchResult } from "../../ui/forms/form-guide";
import { type StandingsColumn, StandingsTable } from "../../ui/panels/standings-table";
import { divisionsTexts } from "./texts";

type DivisionStandingsProps = { division: DivisionKey; standings: readonly Standings[] };

/** The league tables the division's teams stand in, each with our last results. */
export function DivisionStandings({ division, standings }: DivisionStandingsProps) {
	const t = useTexts(divisionsTexts);
	const columns: StandingsColumn[] = columnsOf[division].map((key) => ({
		key,
		label: t.columns[key].short,
		title: t.columns[key].long,
	}));
	return standings.map((table) => (
		<section key={table.competition} className="division-table">
			<h3>{table.competition}</h3>
			<StandingsTable
				caption={t.standingsOf(table.competition)}
				division={division}
				columns={columns}
				rows={table.rows.map(({ position, team, played, won, lost, scored, conceded, points }) => ({
					rank: position,
					team: team?.name ?? club.name,
					crest: team?.crest ?? "club",
					own: team === null,
					values: { played, won, lost, points, difference: signed(scored - conceded) },
				}))}
			/>
			{table.form.length > 0 && (
				<div className="division-form row apart gap-3">
					<span className="small muted">{t.lastMatches(table.form.length)}</span>
					<FormGuide results={table.form.map((outcome) => results[outcome]).reverse()} />
				</div>
			)}
		</section>
	));
}

type ColumnKey = "played" | "won" | "lost" | "difference" | "points";

/** What decides differs: goals in football, wins and defeats in basketball, games in a series. */
const columnsOf: Record<DivisionKey, readonly ColumnKey[]> = {
	football: ["played", "difference", "points"],
	basketball: ["won", "lost", "points"],
	esports: ["played", "difference", "points"],
};

const results: Record<Standings["form"][number], MatchResult> = { won: "win", drawn: "draw", lost: "loss" };

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
