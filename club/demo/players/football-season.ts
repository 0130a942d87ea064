import type { MatchSheet, TimelineEntry } from "../../../app/matches/match-centre/match";
import type { SeasonFigures } from "../../../app/people/players/season/season-figures";
import { goalKinds, minuteOf } from "../events/football-sheet";
import { playerSlug } from "./demo-player";

/** What the season's match sheets add up to for one player, so that squad list and reports agree. */
export function figuresFromSheets(name: string, goalkeeper: boolean, sheets: MatchSheet[]): SeasonFigures {
	const slug = playerSlug(name);
	const games = sheets.map((sheet) => ({ sheet, minutes: minutesPlayed(slug, sheet) }));
	const seen = games.filter((game) => game.minutes > 0);
	const count = (test: (entry: TimelineEntry) => boolean) =>
		sheets.reduce((sum, sheet) => sum + sheet.timeline.filter(test).length, 0);
	const own = (entry: TimelineEntry) => entry.player?.slug === slug && entry.side === "us";
	return {
		appearances: seen.length,
		minutes: seen.reduce((sum, game) => sum + game.minutes, 0),
		goals: count((entry) => own(entry) && goalKinds.includes(entry.kind)),
		assists: count((entry) => goalKinds.includes(entry.kind) && entry.other?.slug === slug),
		yellowCards: count((entry) => own(entry) && entry.kind === "yellow-card"),
		redCards: count((entry) => own(entry) && entry.kind === "red-card"),
		...(goalkeeper && {
			saves: seen.reduce((sum, { sheet }) => sum + savesIn(sheet), 0),
			cleanSheets: seen.filter(({ sheet }) => sheet.periods.every((half) => half.them === 0)).length,
		}),
	};
}

function minutesPlayed(slug: string, sheet: MatchSheet): number {
	const { starters } = sheet.lineups.us;
	const change = (test: (entry: TimelineEntry) => boolean) =>
		sheet.timeline.find((entry) => entry.side === "us" && test(entry));
	const on = starters.some((player) => player.slug === slug)
		? 0
		: change((entry) => entry.kind === "substitution" && entry.player?.slug === slug)?.at;
	if (on === undefined) return 0;
	const off = change(
		(entry) =>
			(entry.kind === "substitution" && entry.other?.slug === slug) ||
			(entry.kind === "red-card" && entry.player?.slug === slug),
	)?.at;
	return (off ? minuteOf(off) : 90) - (on ? minuteOf(on) : 0);
}

const savesIn = (sheet: MatchSheet) => sheet.figures.find((figure) => figure.label.en === "Saves")?.us ?? 0;
