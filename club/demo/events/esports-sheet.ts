import type { Lineup, MatchSheet, TimelineEntry } from "../../../app/matches/match-centre/match";
import type { TimelineKind } from "../../../app/matches/sports/sport-of";
import type { Localized } from "../../../app/platform/words/language";
import { type DemoPlayer, playerSlug } from "../players/demo-player";
import { mobileLegends } from "../players/esports-mobile-legends";
import { valorant } from "../players/esports-valorant";
import { ownLineup, readNames } from "./lineups";

export type EsportsSquad = "mobile-legends" | "valorant";

export type EsportsGame = {
	/** Eliminations in Mobile Legends, rounds in Valorant. */
	us: number;
	them: number;
	/** Missing while the game is being played. */
	winner?: "us" | "them";
	/** The map, in Valorant. */
	map?: string;
	/** Length of the game, "11.04". */
	length?: string;
	moments: Omit<TimelineEntry, "period">[];
};

export type EsportsReport = {
	squad: EsportsSquad;
	bestOf: 3 | 5;
	opponent: { coach: string; starters: string; bench?: string };
	starters: number[];
	bench: number[];
	games: EsportsGame[];
	figures: { label: Localized; us: number; them: number; unit?: "%" }[];
};

export function esportsSheet(report: EsportsReport): MatchSheet {
	return {
		scoring: "series",
		bestOf: report.bestOf,
		periods: report.games.map(({ us, them, winner, map }, index) => ({
			label: {
				id: map ? `Peta ${index + 1}: ${map}` : `Gim ${index + 1}`,
				en: map ? `Map ${index + 1}: ${map}` : `Game ${index + 1}`,
			},
			us,
			them,
			...(winner && { winner }),
		})),
		timeline: report.games.flatMap((game, period) => [
			...game.moments.map((moment) => ({ ...moment, period })),
			...closeGame(game, period),
		]),
		lineups: {
			us: ownLineup(squadOf(report.squad), {
				coach: "Rendra Kusnadi",
				starters: report.starters,
				bench: report.bench,
			}),
			them: theirLineup(report),
		},
		figures: report.figures,
	};
}

/** A moment of ours, by the name in the game. */
export const ours =
	(squad: EsportsSquad) =>
	(
		at: string,
		kind: TimelineKind,
		nickname: string,
		id: string,
		en: string,
	): Omit<TimelineEntry, "period"> => {
		const player = squadOf(squad).find((one) => one.nickname === nickname);
		if (!player) throw new Error(`Nobody is called ${nickname}`);
		return {
			at,
			side: "us",
			kind,
			player: { name: nickname, slug: playerSlug(player.name) },
			text: { id, en },
		};
	};

export const theirs = (
	at: string,
	kind: TimelineKind,
	name: string,
	id: string,
	en: string,
): Omit<TimelineEntry, "period"> => ({ at, side: "them", kind, player: { name }, text: { id, en } });

function closeGame({ winner, length, us, them }: EsportsGame, period: number): TimelineEntry[] {
	return winner ? [{ at: length ?? `${us}–${them}`, period, side: winner, kind: "game-won" }] : [];
}

const squadOf = (squad: EsportsSquad): DemoPlayer[] => (squad === "valorant" ? valorant : mobileLegends);

function theirLineup({ squad, opponent }: EsportsReport): Lineup {
	const positions =
		squad === "valorant"
			? ["in-game-leader", "duelist", "initiator", "controller", "sentinel"]
			: ["exp-laner", "jungler", "mid-laner", "gold-laner", "roamer"];
	return {
		coach: opponent.coach,
		starters: readNames(opponent.starters, positions),
		bench: opponent.bench ? readNames(opponent.bench) : [],
	};
}
