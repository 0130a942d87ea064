/** How the moments of a match are written, read and put in order. */
export type SportClock = {
	/**
	 * `minutes` are counted and corrected by a minute; a `board` shows the time left, which somebody types; `time` runs in
	 * each game anew; with `score` a moment is the score it led to, since rallies have no clock.
	 */
	kind: "minutes" | "board" | "time" | "score";
	/** This long after a period's start: "31", "45+2", "12.31"; empty if nobody can know. */
	at: (period: number, milliseconds: number) => string;
	/** Where a clock stands in its period, as a number that grows with the match; null if it says nothing. */
	order: (at: string) => number | null;
};

const secondsIn = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / 1000));

/** With the first and last minute of each period: what is played beyond is written "45+2". */
export const minutesClock = (periods: readonly (readonly [first: number, last: number])[]): SportClock => ({
	kind: "minutes",
	at: (period, milliseconds) => {
		const [first, last] = periods[Math.min(period, periods.length - 1)]!;
		const minute = first + Math.floor(secondsIn(milliseconds) / 60) + 1;
		return minute <= last ? String(minute) : `${last}+${Math.min(minute - last, 99)}`;
	},
	order: orderOf,
});

/** It stops too often to guess, and counts down. */
export const boardClock: SportClock = {
	kind: "board",
	at: () => "",
	order: (at) => {
		const elapsed = elapsedAt(at);
		return elapsed === null ? orderOf(at) : -elapsed;
	},
};

export const timeClock: SportClock = {
	kind: "time",
	at: (_period, milliseconds) => {
		const whole = Math.min(secondsIn(milliseconds), 99 * 60 + 59);
		return `${twoDigits(Math.floor(whole / 60))}.${twoDigits(whole % 60)}`;
	},
	order: orderOf,
};

/** "24–20", ours first. Each rally has one point, so the sum grows by one. */
export const scoreClock: SportClock = {
	kind: "score",
	at: () => "",
	order: (at) => {
		const [, us, them] = /^(\d{1,3})[-–](\d{1,3})$/.exec(at) ?? [];
		return us ? Number(us) + Number(them) : null;
	},
};

const twoDigits = (number: number) => String(number).padStart(2, "0");

function elapsedAt(at: string): number | null {
	const [, whole, seconds] = /^(\d{1,2})[.:](\d{2})$/.exec(at) ?? [];
	return whole ? Number(whole) * 60 + Number(seconds) : null;
}

function orderOf(at: string): number | null {
	const [, minute, added = "0"] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(at) ?? [];
	return minute ? Number(minute) + Number(added) / 100 : elapsedAt(at);
}
