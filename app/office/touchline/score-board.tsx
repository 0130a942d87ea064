import { club } from "../../../club/profile";
import { scoreOf } from "../../matches/match-centre/match";
import { sportOf } from "../../matches/sports/sport-of";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { useClock } from "../../ui/clock";
import { TeamCrest } from "../../ui/pictures/team-crest";
import { touchlineTexts } from "./texts";
import type { TouchlineView } from "./touchline-view";

type ScoreBoardProps = { match: TouchlineMatch; view: TouchlineView; sides: readonly ("us" | "them")[] };

/** Score and clock, hosts on the left as everywhere. */
export function ScoreBoard({ match, view, sides }: ScoreBoardProps) {
	const t = useTexts(touchlineTexts);
	const score = view.sheet ? scoreOf(view.sheet) : { us: 0, them: 0 };
	const game = view.sheet?.scoring === "series" ? view.sheet.periods[view.clock.period] : undefined;
	const shootout = view.sheet?.shootout;
	return (
		<section className="touchline-board" aria-label={t.score}>
			{sides.map((side) => (
				<div key={side} className="touchline-team stack">
					<TeamCrest crest={side === "us" ? "club" : match.opponent.crest} size={36} />
					<b>{teamNameOf(match, side)}</b>
					<span className="display tabular" data-testid={`score-${side}`}>
						{score[side]}
					</span>
					{game && <small className="tabular">{game[side]}</small>}
					{shootout && (
						<small className="tabular" data-testid={`shootout-${side}`}>
							{t.shootout} {shootout[side]}
						</small>
					)}
				</div>
			))}
			<ClockLine match={match} view={view} />
		</section>
	);
}

function ClockLine({ match, view: { status, sheet, clock } }: Omit<ScoreBoardProps, "sides">) {
	const t = useTexts(touchlineTexts);
	const language = useLanguage();
	const isRunning = status === "live" && !clock.isOver;
	const now = useClock("second", isRunning);
	const label = sheet && localize(sheet.periods[clock.period]!.label, language);
	const since = clock.startedAt && now ? now - Date.parse(clock.startedAt) : null;
	const rules = sportOf(match.division).rules.clock;
	const at = isRunning && since !== null ? rules.at(clock.period, since) : "";
	return (
		<p className="touchline-clock row gap-3">
			{status === "scheduled" ? (
				t.notStarted
			) : status === "finished" ? (
				t.finished
			) : (
				<>
					<span className="touchline-live" data-running={isRunning || undefined} aria-hidden="true" />
					{label}
					{clock.isOver && ` · ${t.pause}`}
					{at && <b className="tabular">{rules.kind === "minutes" ? `${at}’` : at}</b>}
				</>
			)}
			{sheet?.bestOf && <small>{t.bestOf(sheet.bestOf)}</small>}
		</p>
	);
}

export const teamNameOf = (match: TouchlineMatch, side: "us" | "them") =>
	side === "us" ? club.shortName : match.opponent.name;
