import type { LineupEntry, MatchPeriod, MatchSheet, TimelineEntry } from "../match-centre/match";
import { periodLabel } from "../match-centre/period-labels";
import type { Sport } from "../sports/sport";
import { emptySheet } from "./empty-sheet";
import { type HappeningEntry, hasSide, isKick, type TouchlineEntry } from "./entry";

/** How far a match has come. Server and console work it out by the same rules. */
export type Progress = { status: "scheduled" | "live" | "finished"; sheet: MatchSheet | null };

/** The progress after an entry; the same object if it changes nothing, such as the second "full time". */
export function applyEntry(progress: Progress, entry: TouchlineEntry, sport: Sport): Progress {
	const { status } = progress;
	const sheet = progress.sheet ?? emptySheet(sport);
	switch (entry.kind) {
		case "start":
			return status === "scheduled" ? { status: "live", sheet } : progress;
		case "end":
			return status === "finished" ? progress : { status: "finished", sheet };
		case "period-start":
			return sheet.periods.length > entry.period
				? progress
				: { status: begun(status), sheet: withPeriod(sheet, entry.period, sport) };
		case "period-end":
		case "undo":
			return progress;
		case "game-won": {
			const opened = withPeriod(sheet, entry.period, sport);
			if (opened.periods[entry.period]?.winner) return progress;
			return {
				status: begun(status),
				sheet: withTold(
					changePeriod(opened, entry.period, (game) => ({ ...game, winner: entry.side })),
					entry,
					sport,
				),
			};
		}
		case "assist":
			return hasTold(sheet, entry.of)
				? { status, sheet: changeTold(sheet, entry.of, (goal) => ({ ...goal, other: entry.player })) }
				: progress;
		default: {
			if (isKick(entry))
				return { status: begun(status), sheet: withTold(addKick(sheet, entry, 1), entry, sport) };
			const worth = worthOf(sport, entry.kind);
			if (worth > 0 && isDecided(sheet, entry.period, sport)) return progress;
			return {
				status: begun(status),
				sheet: withTold(addPoints(withPeriod(sheet, entry.period, sport), entry, worth, sport), entry, sport),
			};
		}
	}
}

/** The progress without an entry that counted. */
export function revertEntry(progress: Progress, entry: TouchlineEntry, sport: Sport): Progress {
	const { status, sheet } = progress;
	if (!sheet) return progress;
	switch (entry.kind) {
		case "start":
			return status === "live" ? { status: "scheduled", sheet } : progress;
		case "end":
			return status === "finished" ? { status: "live", sheet } : progress;
		case "period-start":
			return { status, sheet: withoutEmptyPeriod(sheet, entry.period) };
		case "period-end":
		case "undo":
			return progress;
		case "game-won":
			return {
				status,
				sheet: changePeriod(withoutTold(sheet, entry), entry.period, ({ winner: _, ...game }) => game),
			};
		case "assist":
			return { status, sheet: changeTold(sheet, entry.of, ({ other: _, ...goal }) => goal) };
		default:
			if (isKick(entry)) return { status, sheet: addKick(withoutTold(sheet, entry), entry, -1) };
			return {
				status,
				sheet: addPoints(withoutTold(sheet, entry), entry, -worthOf(sport, entry.kind), sport),
			};
	}
}

/** A whistle may come late, or never: what happens on the pitch says that the match is on. Late entries don't reopen it. */
const begun = (status: Progress["status"]) => (status === "scheduled" ? "live" : status);

/** An entry of a period that has not begun here may arrive before the whistle. */
function withPeriod(sheet: MatchSheet, period: number, sport: Sport): MatchSheet {
	if (sheet.periods.length > period) return sheet;
	const missing = Array.from({ length: period + 1 - sheet.periods.length }, (_, place) => ({
		label: periodLabel(sport, sheet.periods.length + place),
		us: 0,
		them: 0,
	}));
	return { ...sheet, periods: [...sheet.periods, ...missing] };
}

function withoutEmptyPeriod(sheet: MatchSheet, period: number): MatchSheet {
	const last = sheet.periods.at(-1)!;
	const isEmpty = last.us === 0 && last.them === 0 && !last.winner;
	const isLast = period > 0 && period === sheet.periods.length - 1;
	if (!isLast || !isEmpty || sheet.timeline.some((told) => told.period === period)) return sheet;
	return { ...sheet, periods: sheet.periods.slice(0, -1) };
}

const changePeriod = (
	sheet: MatchSheet,
	period: number,
	change: (part: MatchPeriod) => MatchPeriod,
): MatchSheet => ({
	...sheet,
	periods: sheet.periods.map((part, place) => (place === period ? change(part) : part)),
});

const worthOf = (sport: Sport, kind: string): number => sport.happenings[kind]?.worth ?? 0;

const addPoints = (sheet: MatchSheet, { period, side }: HappeningEntry, points: number, sport: Sport) =>
	points === 0
		? sheet
		: changePeriod(sheet, period, (part) =>
				withWinner({ ...part, [side]: Math.max(0, part[side] + points) }, period, sheet, sport),
			);

/** Where the rules say at which score a game is won, the score alone decides: a point that is undone takes the game back. */
function withWinner(game: MatchPeriod, place: number, { bestOf }: MatchSheet, { rules }: Sport): MatchPeriod {
	if (!rules.gameWinner) return game;
	const { winner: _, ...score } = game;
	const winner = rules.gameWinner(score, place, bestOf ?? rules.bestOf ?? 1);
	return winner ? { ...score, winner } : score;
}

/** Whether a point comes too late: the rules say that this game, or the whole match, was won before. */
function isDecided(sheet: MatchSheet, period: number, { rules }: Sport): boolean {
	return Boolean(rules.gameWinner) && (Boolean(sheet.periods[period]?.winner) || isSeriesWon(sheet));
}

/** One side can no longer be caught. */
export function isSeriesWon({ scoring, bestOf, periods }: MatchSheet): boolean {
	if (scoring !== "series" || !bestOf) return false;
	const won = (side: "us" | "them") => periods.filter(({ winner }) => winner === side).length;
	return Math.max(won("us"), won("them")) > bestOf / 2;
}

/** Kicks never change the score. Without any there was no shoot-out. */
function addKick({ shootout, ...sheet }: MatchSheet, { kind, side }: HappeningEntry, by: 1 | -1): MatchSheet {
	const before = { us: 0, them: 0, ...shootout };
	const scored = kind === "penalty-goal" ? by : 0;
	const after = { ...before, [side]: Math.max(0, before[side] + scored) };
	const isOver = by < 0 && after.us + after.them === 0 && !sheet.timeline.some((told) => told.inShootout);
	return isOver ? sheet : { ...sheet, shootout: after };
}

const hasTold = ({ timeline }: MatchSheet, id: string) => timeline.some((told) => told.id === id);

const changeTold = (
	sheet: MatchSheet,
	id: string,
	change: (told: TimelineEntry) => TimelineEntry,
): MatchSheet => ({
	...sheet,
	timeline: sheet.timeline.map((told) => (told.id === id ? change(told) : told)),
});

function withTold(sheet: MatchSheet, entry: TouchlineEntry, sport: Sport): MatchSheet {
	const told = toTimeline(entry, sport, sheet);
	return told ? { ...sheet, timeline: insertTold(sport)(sheet.timeline, told) } : sheet;
}

/** Inserted into the timeline by the clock: a phone that was offline sends its goal last, but it does not belong at the end. */
export const insertTold =
	(sport: Sport) =>
	(timeline: TimelineEntry[], told: TimelineEntry): TimelineEntry[] => {
		const { order: orderOf } = sport.rules.clock;
		const order = orderOf(told.at);
		const isLater = (other: TimelineEntry) => {
			if (other.period !== told.period) return other.period > told.period;
			if (other.inShootout !== told.inShootout) return other.inShootout === true;
			const theirs = orderOf(other.at);
			return order !== null && theirs !== null && theirs > order;
		};
		const place = timeline.findIndex(isLater);
		return timeline.toSpliced(place < 0 ? timeline.length : place, 0, told);
	};

const withoutTold = (sheet: MatchSheet, { id }: TouchlineEntry): MatchSheet => ({
	...sheet,
	timeline: sheet.timeline.filter((told) => told.id !== id),
});

/** Every goal is listed. Of eighty baskets and a hundred eliminations, only those with a name. */
function toTimeline(
	entry: TouchlineEntry,
	{ happenings, rules }: Sport,
	sheet: MatchSheet,
): TimelineEntry | null {
	if (!hasSide(entry) || happenings[entry.kind]?.isUntold) return null;
	const { id, period, side, kind } = entry;
	const part = sheet.periods[period];
	const at = rules.clock.kind === "score" && part ? `${part.us}–${part.them}` : entry.at;
	if (kind === "game-won") return { id, at, period, side, kind };
	if (happenings[kind]?.needsName && !entry.player) return null;
	return {
		id,
		at,
		period,
		side,
		kind,
		...(entry.player && { player: entry.player }),
		...(entry.other && { other: entry.other }),
		...(isKick(entry) && { inShootout: true }),
	};
}

/** Who is on the field now, and who could come on. */
export function playersNow(sheet: MatchSheet | null, side: "us" | "them") {
	const lineup = sheet?.lineups[side] ?? { starters: [], bench: [] };
	let on: LineupEntry[] = lineup.starters;
	let off: LineupEntry[] = lineup.bench;
	for (const { kind, side: whose, player, other } of sheet?.timeline ?? []) {
		if (kind !== "substitution" || whose !== side || !player) continue;
		const coming = off.find((one) => isSame(one, player));
		const going = other && on.find((one) => isSame(one, other));
		if (coming) off = off.filter((one) => one !== coming);
		on = [...on.filter((one) => one !== going), ...(coming ? [coming] : [])];
	}
	return { on, off };
}

type Named = { name: string; slug?: string | undefined };
const isSame = (one: Named, other: Named) =>
	one.slug && other.slug ? one.slug === other.slug : one.name === other.name;

export type Clock = {
	period: number;
	/** Over: there is a break, or the match has ended. */
	isOver: boolean;
	/** Null if nobody recorded the whistle. */
	startedAt: string | null;
};

/** The latest period and since when it has been played. The first whistle counts, whoever blew it. */
export function clockOf(
	entries: readonly TouchlineEntry[],
	periods: readonly MatchPeriod[] | undefined,
): Clock {
	const period = Math.max(0, (periods?.length ?? 1) - 1);
	const ofPeriod = entries.filter((entry) => entry.period === period);
	const starts = ofPeriod.filter(({ kind }) => kind === "period-start" || (kind === "start" && period === 0));
	const isOver =
		Boolean(periods?.[period]?.winner) ||
		ofPeriod.some(({ kind }) => kind === "period-end" || kind === "end");
	const [first] = starts.map(({ madeAt }) => madeAt).sort();
	return { period, isOver, startedAt: first ?? null };
}
