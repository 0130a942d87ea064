import { describe, expect, it } from "vitest";
import { scoreOf } from "../match-centre/match";
import basketball from "../sports/basketball/basketball";
import esports from "../sports/esports/esports";
import football from "../sports/football/football";
import { emptySheet } from "./empty-sheet";
import type { TouchlineEntry } from "./entry";
import { applyEntry, clockOf, type Progress, playersNow, revertEntry } from "./match-progress";

let made = 0;
const base = { console: "K-1", madeAt: "2026-11-16T12:00:00.000Z", period: 0 };
const entry = (draft: Record<string, unknown>) =>
	({ ...base, id: `id-${++made}`, ...draft }) as unknown as TouchlineEntry;
const goal = (at: string, draft: Record<string, unknown> = {}) =>
	entry({ kind: "goal", side: "us", at, ...draft });
const before: Progress = { status: "scheduled", sheet: null };
const told = ({ sheet }: Progress) => sheet!.timeline.map(({ at }) => at);

describe("a football match", () => {
	const play = (...entries: TouchlineEntry[]) =>
		entries.reduce((progress, one) => applyEntry(progress, one, football), before);

	it("counts goals in their halves, and opens a half that nobody whistled for", () => {
		const after = play(entry({ kind: "start" }), goal("12"), goal("46", { period: 1, side: "them" }));
		expect(after.status).toBe("live");
		expect(after.sheet!.periods).toEqual([
			{ label: { id: "Babak 1", en: "First half" }, us: 1, them: 0 },
			{ label: { id: "Babak 2", en: "Second half" }, us: 0, them: 1 },
		]);
	});

	it("places late arrivals where the clock says", () => {
		const after = play(
			goal("40"),
			goal("45+2"),
			goal("12"),
			goal("45"),
			goal("45+1"),
			goal("50", { period: 1 }),
		);
		expect(told(after)).toEqual(["12", "40", "45", "45+1", "45+2", "50"]);
	});

	it("is back where it started when everything is undone, in any order", () => {
		const entries = [goal("3"), entry({ kind: "red-card", side: "them", at: "9" }), goal("20"), goal("44")];
		const after = play(entry({ kind: "start" }), ...entries);
		for (const order of [entries, entries.toReversed()]) {
			const undone = order.reduce((progress, one) => revertEntry(progress, one, football), after);
			expect(scoreOf(undone.sheet!)).toEqual({ us: 0, them: 0 });
			expect(undone.sheet!.timeline).toEqual([]);
		}
	});

	it("is not reopened by an entry that comes after the end", () => {
		const after = play(entry({ kind: "start" }), entry({ kind: "end" }), goal("88", { period: 1 }));
		expect(after.status).toBe("finished");
		expect(scoreOf(after.sheet!).us).toBe(1);
		const again = entry({ kind: "end" });
		expect(applyEntry(after, again, football)).toBe(after);
	});

	it("shows an assist, and undoes it without its goal", () => {
		const scored = goal("12", { player: { name: "Raka" } });
		const assist = entry({ kind: "assist", of: scored.id, player: { name: "Dimas" } });
		const after = play(entry({ kind: "start" }), scored, assist);
		expect(after.sheet!.timeline).toMatchObject([{ player: { name: "Raka" }, other: { name: "Dimas" } }]);
		const undone = revertEntry(after, assist, football);
		expect(undone.sheet!.timeline[0]).not.toHaveProperty("other");
		expect(scoreOf(undone.sheet!)).toEqual({ us: 1, them: 0 });
		// For a goal that was undone meanwhile.
		const without = revertEntry(after, scored, football);
		expect(applyEntry(without, assist, football)).toBe(without);
	});

	it("counts a shoot-out beside the score, kick by kick in their rounds, whenever they arrive", () => {
		const kick = (side: string, at: string, kind = "penalty-goal") =>
			entry({ kind, side, at, period: 1, inShootout: true });
		const kicks = [kick("us", "2"), kick("them", "1", "missed-penalty"), kick("us", "1"), kick("them", "2")];
		const after = play(goal("90+2", { period: 1 }), ...kicks, goal("88", { side: "them", period: 1 }));
		expect(scoreOf(after.sheet!)).toEqual({ us: 1, them: 1 });
		expect(after.sheet!.shootout).toEqual({ us: 2, them: 1 });
		expect(told(after)).toEqual(["88", "90+2", "1", "1", "2", "2"]);
		const undone = kicks.reduce((progress, one) => revertEntry(progress, one, football), after);
		expect(undone.sheet).not.toHaveProperty("shootout");
		expect(told(undone)).toEqual(["88", "90+2"]);
		// Only penalties are kicks.
		expect(play(goal("3", { inShootout: true })).sheet).not.toHaveProperty("shootout");
	});

	it("knows who is on the pitch after a change", () => {
		const sheet = emptySheet(football);
		sheet.lineups.us = { starters: [{ name: "Raka" }, { name: "Dimas" }], bench: [{ name: "Bayu" }] };
		const after = applyEntry(
			{ status: "live", sheet },
			entry({
				kind: "substitution",
				side: "us",
				at: "60",
				player: { name: "Bayu" },
				other: { name: "Raka" },
			}),
			football,
		);
		const { on, off } = playersNow(after.sheet, "us");
		expect(on.map(({ name }) => name)).toEqual(["Dimas", "Bayu"]);
		expect(off).toEqual([]);
	});

	it("shows the minute as the scoreboard does", () => {
		const minutes = (count: number) => count * 60_000;
		expect(football.rules.clock.at(0, 0)).toBe("1");
		expect(football.rules.clock.at(0, minutes(44.5))).toBe("45");
		expect(football.rules.clock.at(0, minutes(46.2))).toBe("45+2");
		expect(football.rules.clock.at(1, minutes(0.1))).toBe("46");
		expect(football.rules.clock.at(1, minutes(48))).toBe("90+4");
		expect(football.rules.clock.at(0, -5_000)).toBe("1");
		expect(esports.rules.clock.at(0, minutes(12.5))).toBe("12.30");
	});
});

describe("a basketball match", () => {
	it("adds up baskets, and lists only those with a name", () => {
		const after = [
			entry({ kind: "basket", side: "us", at: "09.10" }),
			entry({ kind: "three-pointer", side: "us", at: "04.00", player: { name: "Sekar" } }),
			entry({ kind: "free-throw", side: "them", at: "06.30", player: { name: "Mega" } }),
		].reduce((progress, one) => applyEntry(progress, one, basketball), before);
		expect(scoreOf(after.sheet!)).toEqual({ us: 5, them: 1 });
		// The clock counts down.
		expect(told(after)).toEqual(["06.30", "04.00"]);
	});
});

describe("a series", () => {
	const play = (...entries: TouchlineEntry[]) =>
		entries.reduce((progress, one) => applyEntry(progress, one, esports), before);
	const won = (period: number, side: string) => entry({ kind: "game-won", side, at: "12.30", period });

	it("counts games, whoever says it first, and takes back a game", () => {
		const second = won(1, "us");
		const after = play(won(0, "them"), won(0, "us"), entry({ kind: "period-start", period: 1 }), second);
		expect(scoreOf(after.sheet!)).toEqual({ us: 1, them: 1 });
		expect(scoreOf(revertEntry(after, second, esports).sheet!)).toEqual({ us: 0, them: 1 });
	});
});

describe("the clock", () => {
	const at = (time: string, draft: Record<string, unknown>) => entry({ madeAt: time, ...draft });
	const halves = emptySheet(football).periods;

	it("runs from the first whistle, whoever blew it, until the period ends", () => {
		const whistles = [
			at("2026-11-16T12:00:05.000Z", { kind: "start" }),
			at("2026-11-16T12:00:01.000Z", { kind: "start" }),
		];
		expect(clockOf(whistles, halves)).toEqual({
			period: 0,
			isOver: false,
			startedAt: "2026-11-16T12:00:01.000Z",
		});
		const ended = [...whistles, at("2026-11-16T12:47:00.000Z", { kind: "period-end" })];
		expect(clockOf(ended, halves).isOver).toBe(true);
	});
});
