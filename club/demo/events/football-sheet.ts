import {
	type MatchFigure,
	type MatchSheet,
	type Score,
	scoreOf,
	type TimelineEntry,
} from "../../../app/matches/match-centre/match";
import type { TimelineKind } from "../../../app/matches/sports/sport-of";
import type { Localized } from "../../../app/platform/words/language";
import { playerSlug } from "../players/demo-player";
import { footballFirstTeam } from "../players/football";
import { footballRivals } from "./football-rivals";
import { findByNumber, ownLineup, positionsIn, readNames } from "./lineups";

type Pair = [us: number, them: number];

export type FootballReport = {
	opponent: string;
	formation: string;
	starters: number[];
	bench: number[];
	timeline: TimelineEntry[];
	shootout?: Score;
	/** Per cent of the ball that was ours. */
	possession: number;
	shots: Pair;
	onTarget: Pair;
	corners: Pair;
	fouls: Pair;
};

/** Halves are counted from the goals in the timeline, so a report can not contradict its score. */
export function footballSheet(report: FootballReport): MatchSheet {
	const rivals = footballRivals[report.opponent];
	if (!rivals) throw new Error(`No team sheet for ${report.opponent}`);
	const periods = [
		{ label: { id: "Babak 1", en: "First half" }, ...countGoals(report.timeline, 0) },
		{ label: { id: "Babak 2", en: "Second half" }, ...countGoals(report.timeline, 1) },
	];
	return {
		scoring: "points",
		periods,
		...(report.shootout && { shootout: report.shootout }),
		timeline: report.timeline,
		lineups: {
			us: ownLineup(footballFirstTeam, {
				formation: report.formation,
				coach: "Hendra Wijaya",
				starters: report.starters,
				bench: report.bench,
			}),
			them: {
				formation: rivals.formation,
				coach: rivals.coach,
				starters: readNames(rivals.starters, positionsIn(rivals.formation)),
				bench: readNames(rivals.bench, ["goalkeeper"]),
			},
		},
		figures: listFigures(report, scoreOf({ scoring: "points", periods })),
	};
}

type Detail = { pass?: number; text?: Localized; kind?: TimelineKind };

/** Ours, by shirt number. */
export const us = {
	goal: (at: string, scorer: number, { pass, text, kind = "goal" }: Detail = {}): TimelineEntry => ({
		...moment(at, "us", kind),
		player: own(scorer),
		...(pass !== undefined && { other: own(pass) }),
		...(text && { text }),
	}),
	yellow: (at: string, number: number, text?: Localized): TimelineEntry => ({
		...moment(at, "us", "yellow-card"),
		player: own(number),
		...(text && { text }),
	}),
	red: (at: string, number: number, text?: Localized): TimelineEntry => ({
		...moment(at, "us", "red-card"),
		player: own(number),
		...(text && { text }),
	}),
	change: (at: string, on: number, off: number): TimelineEntry => ({
		...moment(at, "us", "substitution"),
		player: own(on),
		other: own(off),
	}),
	save: (at: string, number: number, text: Localized): TimelineEntry => ({
		...moment(at, "us", "save"),
		player: own(number),
		text,
	}),
};

/** Theirs, by name. */
export const them = {
	goal: (at: string, name: string, text?: Localized, kind: TimelineKind = "goal"): TimelineEntry => ({
		...moment(at, "them", kind),
		player: { name },
		...(text && { text }),
	}),
	yellow: (at: string, name: string): TimelineEntry => ({
		...moment(at, "them", "yellow-card"),
		player: { name },
	}),
	change: (at: string, on: string, off: string): TimelineEntry => ({
		...moment(at, "them", "substitution"),
		player: { name: on },
		other: { name: off },
	}),
};

export const note = (at: string, id: string, en: string): TimelineEntry => ({
	...moment(at, null, "note"),
	text: { id, en },
});

export const minuteOf = (at: string) => Number(at.split("+")[0]);

function moment(at: string, side: TimelineEntry["side"], kind: TimelineKind) {
	return { at, period: minuteOf(at) <= 45 ? 0 : 1, side, kind };
}

function own(number: number) {
	const { name } = findByNumber(footballFirstTeam, number);
	return { name, slug: playerSlug(name) };
}

export const goalKinds: readonly TimelineKind[] = ["goal", "penalty-goal", "own-goal"];

function countGoals(timeline: TimelineEntry[], period: number): Score {
	const goals = timeline.filter((entry) => entry.period === period && goalKinds.includes(entry.kind));
	const of = (side: "us" | "them") => goals.filter((goal) => goal.side === side).length;
	return { us: of("us"), them: of("them") };
}

function listFigures(report: FootballReport, score: Score): MatchFigure[] {
	const cards = (side: "us" | "them", kind: TimelineKind) =>
		report.timeline.filter((entry) => entry.side === side && entry.kind === kind).length;
	const row = (id: string, en: string, [us, them]: Pair): MatchFigure => ({ label: { id, en }, us, them });
	return [
		{ ...row("Penguasaan bola", "Possession", [report.possession, 100 - report.possession]), unit: "%" },
		row("Tembakan", "Shots", report.shots),
		row("Tepat sasaran", "On target", report.onTarget),
		row("Sepak pojok", "Corners", report.corners),
		row("Penyelamatan", "Saves", [report.onTarget[1] - score.them, report.onTarget[0] - score.us]),
		row("Pelanggaran", "Fouls", report.fouls),
		row("Kartu kuning", "Yellow cards", [cards("us", "yellow-card"), cards("them", "yellow-card")]),
		row("Kartu merah", "Red cards", [cards("us", "red-card"), cards("them", "red-card")]),
	];
}
