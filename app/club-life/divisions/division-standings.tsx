import { club } from "../../../club/profile";
import { sportOf } from "../../matches/sports/sport-of";
import type { Standings } from "../../matches/standings/standings";
import type { DivisionKey } from "../../platform/club-profile";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { FormGuide, type MatchResult } from "../../ui/forms/form-guide";
import { type StandingsColumn, StandingsTable } from "../../ui/panels/standings-table";
import { divisionsTexts } from "./texts";

type DivisionStandingsProps = { division: DivisionKey; standings: readonly Standings[] };

/** The league tables the division's teams stand in, each with our last results. */
export function DivisionStandings({ division, standings }: DivisionStandingsProps) {
	const t = useTexts(divisionsTexts);
	const language = useLanguage();
	const shown = sportOf(division).standings.columns;
	const columns: StandingsColumn[] = shown.map(({ key, short, long }) => ({
		key,
		label: localize(short, language),
		title: localize(long, language),
	}));
	return standings.map((table) => (
		<section key={table.competition} className="division-table">
			<h3>{table.competition}</h3>
			<StandingsTable
				caption={t.standingsOf(table.competition)}
				division={division}
				columns={columns}
				rows={table.rows.map(({ position, team, ...counts }) => ({
					rank: position,
					team: team?.name ?? club.name,
					crest: team?.crest ?? "club",
					own: team === null,
					values: Object.fromEntries(shown.map(({ key, value }) => [key, value(counts)])),
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

const results: Record<Standings["form"][number], MatchResult> = { won: "win", drawn: "draw", lost: "loss" };
