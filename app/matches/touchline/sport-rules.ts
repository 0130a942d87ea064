import type { DivisionKey } from "../../platform/club-profile";
import type { MatchSheet, TimelineKind } from "../match-centre/match";
import { periodLabel } from "../match-centre/period-labels";

/** What a team's press adds to the period. Kinds that are not listed add nothing. */
const worth: Partial<Record<TimelineKind | "point", number>> = {
	goal: 1,
	"penalty-goal": 1,
	"own-goal": 1,
	"free-throw": 1,
	basket: 2,
	"three-pointer": 3,
	point: 1,
};
export const worthOf = (kind: TimelineKind | "point"): number => worth[kind] ?? 0;

/** A sheet on which nothing has happened yet. */
export function emptySheet(division: DivisionKey): MatchSheet {
	return {
		...(division === "esports" ? { scoring: "series", bestOf: 3 } : { scoring: "points" }),
		periods: [{ label: periodLabel(division, 0), us: 0, them: 0 }],
		timeline: [],
		lineups: { us: { starters: [], bench: [] }, them: { starters: [], bench: [] } },
		figures: [],
	};
}

/** First and last minute of football's periods. */
const minutes = [
	[0, 45],
	[45, 90],
	[90, 105],
	[105, 120],
] as const;

/** The clock this long after a period's start: "31", "45+2"; a game's "12.31". Basketball's clock stops too often to guess. */
export function clockAt(division: DivisionKey, period: number, milliseconds: number): string {
	const seconds = Math.max(0, Math.floor(milliseconds / 1000));
	if (division === "basketball") return "";
	if (division === "esports") {
		const whole = Math.min(seconds, 99 * 60 + 59);
		return `${twoDigits(Math.floor(whole / 60))}.${twoDigits(whole % 60)}`;
	}
	const [first, last] = minutes[Math.min(period, minutes.length - 1)]!;
	const minute = first + Math.floor(seconds / 60) + 1;
	return minute <= last ? String(minute) : `${last}+${Math.min(minute - last, 99)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Where a clock stands in its period, as a number that grows with the match; null if it says nothing. */
export function clockOrder(division: DivisionKey, at: string): number | null {
	const [, minute, added = "0"] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(at) ?? [];
	if (minute) return Number(minute) + Number(added) / 100;
	const [, whole, seconds] = /^(\d{1,2})[.:](\d{2})$/.exec(at) ?? [];
	if (!whole) return null;
	const elapsed = Number(whole) * 60 + Number(seconds);
	return division === "basketball" ? -elapsed : elapsed;
}
