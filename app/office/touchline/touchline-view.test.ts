import { expect, it } from "vitest";
import { scoreOf } from "../../matches/match-centre/match";
import football from "../../matches/sports/football/football";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import { emptySheet } from "../../matches/touchline/empty-sheet";
import type { TouchlineEntry } from "../../matches/touchline/entry";
import type { Waiting } from "./stored";
import { viewOf } from "./touchline-view";

const match = (overrides: Partial<TouchlineMatch> = {}): TouchlineMatch => ({
	slug: "derbi",
	division: "football",
	home: true,
	opponent: { name: "Bayu", colour: "#112233", crest: { art: "rival", slug: "bayu" } },
	startsAt: "2026-11-16T12:00:00.000Z",
	timeZone: "Asia/Jakarta",
	isOff: false,
	status: "live",
	sheet: emptySheet(football),
	entries: [],
	...overrides,
});
let made = 0;
const entry = (draft: object) =>
	({
		id: `id-${++made}`,
		console: "K-1",
		madeAt: "2026-11-16T12:10:00.000Z",
		period: 0,
		...draft,
	}) as TouchlineEntry;
const goal = () => entry({ kind: "goal", side: "us", at: "10" });
const waiting = (...entries: TouchlineEntry[]): Waiting[] =>
	entries.map((one) => ({ slug: "derbi", entry: one }));
const scoreIn = (view: ReturnType<typeof viewOf>) => scoreOf(view.sheet!);

it("counts what is still to be sent, in the order of the presses", () => {
	const [first, second] = [goal(), goal()];
	const view = viewOf(match(), waiting(first, second, entry({ kind: "undo", undoes: first.id })));
	expect(scoreIn(view)).toEqual({ us: 1, them: 0 });
	expect(view.entries.map((one) => one.entry.id)).toEqual([second.id]);
});

it("applies an undo before the server confirms it", () => {
	const scored = goal();
	const sheet = { ...emptySheet(football), periods: [{ label: { id: "Babak 1" }, us: 1, them: 0 }] };
	const known = match({ sheet, entries: [{ entry: scored, counted: true, by: "Sari" }] });
	expect(scoreIn(viewOf(known, waiting(entry({ kind: "undo", undoes: scored.id }))))).toEqual({
		us: 0,
		them: 0,
	});
});

it("counts an entry once if its response was lost, and not at all if it was refused", () => {
	const scored = goal();
	const sheet = { ...emptySheet(football), periods: [{ label: { id: "Babak 1" }, us: 1, them: 0 }] };
	const known = match({ sheet, entries: [{ entry: scored, counted: true, by: "Sari" }] });
	const refused = { ...waiting(goal())[0]!, refusal: { code: "touchline.twin", message: "" } };
	expect(scoreIn(viewOf(known, [...waiting(scored), refused]))).toEqual({ us: 1, them: 0 });
});
