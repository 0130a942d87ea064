import type { Lineup, MatchFigure, MatchSheet, TimelineEntry } from "../../../app/matches/match-centre/match";
import type { TimelineKind } from "../../../app/matches/sports/sport-of";
import type { Localized } from "../../../app/platform/words/language";
import { basketballMen } from "../players/basketball-men";
import { basketballWomen } from "../players/basketball-women";
import { type DemoPlayer, playerSlug } from "../players/demo-player";
import { findByNumber, ownLineup, readNames } from "./lineups";

type Pair = [us: number, them: number];

export type BasketballReport = {
	squad: "utama" | "putri";
	opponent: { coach: string; starters: string; bench: string };
	starters: number[];
	bench: number[];
	quarters: [Pair, Pair, Pair, Pair];
	moments: TimelineEntry[];
	fieldGoals: Pair;
	threePointers: Pair;
	rebounds: Pair;
	assists: Pair;
	steals: Pair;
	blocks: Pair;
	turnovers: Pair;
};

export function basketballSheet(report: BasketballReport): MatchSheet {
	const row = (id: string, en: string, [us, them]: Pair): MatchFigure => ({ label: { id, en }, us, them });
	return {
		scoring: "points",
		periods: report.quarters.map(([us, them], index) => ({
			label: { id: `Kuarter ${index + 1}`, en: `Quarter ${index + 1}` },
			us,
			them,
		})),
		timeline: report.moments,
		lineups: {
			us: ownLineup(squadOf(report.squad), {
				coach: report.squad === "putri" ? "Maya Tanasale" : "Surya Adnan",
				starters: report.starters,
				bench: report.bench,
			}),
			them: theirLineup(report.opponent),
		},
		figures: [
			{ ...row("Tembakan masuk", "Field goals", report.fieldGoals), unit: "%" },
			row("Tiga angka", "Three-pointers", report.threePointers),
			row("Rebound", "Rebounds", report.rebounds),
			row("Assist", "Assists", report.assists),
			row("Steal", "Steals", report.steals),
			row("Blok", "Blocks", report.blocks),
			row("Kehilangan bola", "Turnovers", report.turnovers),
		],
	};
}

/** A moment of ours: quarter from one, then the clock as the hall sees it. */
export const ours =
	(squad: "utama" | "putri") =>
	(
		quarter: number,
		at: string,
		kind: TimelineKind,
		number: number,
		id: string,
		en: string,
	): TimelineEntry => {
		const { name } = findByNumber(squadOf(squad), number);
		return {
			at,
			period: quarter - 1,
			side: "us",
			kind,
			player: { name, slug: playerSlug(name) },
			text: { id, en },
		};
	};

export const theirs = (
	quarter: number,
	at: string,
	kind: TimelineKind,
	name: string | null,
	text: Localized,
): TimelineEntry => ({
	at,
	period: quarter - 1,
	side: "them",
	kind,
	...(name && { player: { name } }),
	text,
});

const squadOf = (squad: "utama" | "putri"): DemoPlayer[] =>
	squad === "putri" ? basketballWomen : basketballMen;

function theirLineup({ coach, starters, bench }: BasketballReport["opponent"]): Lineup {
	const positions = ["guard", "guard", "forward", "forward", "center"];
	return { coach, starters: readNames(starters, positions), bench: readNames(bench) };
}
