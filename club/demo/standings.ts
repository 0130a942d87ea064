import { buildStanding } from "../../app/matches/events/factories";
import type { StandingInsert } from "../../app/matches/events/tables.server";
import type { Outcome } from "../../app/matches/match-centre/match";
import { seasonAt } from "./fixture-day";

/** What a win, a draw and a defeat are worth. */
export const leaguePoints: Record<string, { won: number; drawn: number; lost: number }> = {
	"liga-nusantara": { won: 3, drawn: 1, lost: 0 },
	"liga-khatulistiwa-basket": { won: 2, drawn: 0, lost: 1 },
	"liga-khatulistiwa-basket-putri": { won: 2, drawn: 0, lost: 1 },
	"liga-arena": { won: 3, drawn: 0, lost: 0 },
	"liga-arena-valorant": { won: 3, drawn: 0, lost: 0 },
};

/** The club itself has no team of its own among the others. */
const us = null;

type Line = [
	team: string | null,
	won: number,
	drawn: number,
	lost: number,
	scored: number,
	conceded: number,
	/** Last five, newest first: menang, seri, kalah. */
	form: string,
];

const tables: Record<string, Line[]> = {
	"liga-nusantara": [
		["persada-timur", 6, 2, 1, 19, 9, "MMSMM"],
		["rajawali-mas", 6, 1, 2, 17, 9, "MMKMM"],
		[us, 5, 3, 1, 15, 5, "SMMSM"],
		["krakatau-putra", 4, 3, 2, 14, 10, "SMMSK"],
		["macan-rimba", 4, 2, 3, 12, 12, "MKSMM"],
		["elang-celebes", 3, 3, 3, 11, 11, "KSMSM"],
		["bayu-selatan", 3, 2, 4, 10, 11, "KMKSM"],
		["tirta-kencana", 1, 4, 4, 6, 12, "SKSKK"],
		["mutiara-flores", 1, 2, 6, 7, 17, "KKKSM"],
		["pusaka-barito", 0, 2, 7, 6, 21, "KSKKK"],
	],
	"liga-khatulistiwa-basket": [
		["halilintar", 10, 0, 2, 1_112, 1_009, "MMMMM"],
		[us, 9, 0, 3, 977, 899, "KMMMM"],
		["satria-laga", 8, 0, 4, 980, 931, "MKMMK"],
		["garuda-pesisir", 7, 0, 5, 958, 940, "MMKMK"],
		["naga-kapuas", 6, 0, 6, 945, 951, "MKMKM"],
		["badak-ujung", 4, 0, 8, 912, 968, "KKMKM"],
		["laskar-bitung", 3, 0, 9, 898, 970, "KMKKK"],
		["banteng-bromo", 1, 0, 11, 870, 984, "KKKKK"],
	],
	"liga-khatulistiwa-basket-putri": [
		[us, 6, 0, 1, 538, 451, "MMMMK"],
		["halilintar", 5, 0, 2, 512, 479, "MMKMM"],
		["satria-laga", 5, 0, 2, 501, 470, "MKMMM"],
		["naga-kapuas", 4, 0, 3, 480, 475, "KMMKM"],
		["garuda-pesisir", 3, 0, 4, 462, 468, "KMKMK"],
		["laskar-bitung", 2, 0, 5, 437, 480, "MKKKK"],
		["badak-ujung", 2, 0, 5, 441, 489, "KKMKK"],
		["banteng-bromo", 1, 0, 6, 420, 479, "KKKMK"],
	],
	"liga-arena": [
		[us, 11, 0, 3, 24, 10, "MMMKM"],
		["nebula-id", 10, 0, 4, 22, 12, "KMMMM"],
		["tarung", 9, 0, 5, 21, 13, "MKMMM"],
		["sasmita", 8, 0, 6, 19, 15, "MMKKM"],
		["lontar", 7, 0, 7, 17, 17, "KMKMM"],
		["sangkala", 5, 0, 9, 14, 20, "KKMKM"],
		["kelana", 4, 0, 10, 11, 22, "MKKKK"],
		["arunika", 2, 0, 12, 7, 26, "KKKKM"],
	],
	"liga-arena-valorant": [
		["nebula-id", 4, 0, 1, 9, 3, "MKMMM"],
		["sasmita", 4, 0, 1, 8, 4, "MMMKM"],
		[us, 3, 0, 2, 7, 5, "KMMKM"],
		["tarung", 2, 0, 3, 6, 6, "KMKMK"],
		["lontar", 1, 0, 4, 3, 8, "KKMKK"],
		["sangkala", 1, 0, 4, 2, 9, "KKKKM"],
	],
};

export const demoStandings = (now: Date): StandingInsert[] =>
	Object.entries(tables).flatMap(([competition, lines]) =>
		lines.map(([team, won, drawn, lost, scored, conceded, form], index) => {
			const worth = leaguePoints[competition] ?? { won: 3, drawn: 1, lost: 0 };
			return buildStanding({
				competition,
				season: seasonAt(now),
				position: index + 1,
				team,
				played: won + drawn + lost,
				won,
				drawn,
				lost,
				scored,
				conceded,
				points: won * worth.won + drawn * worth.drawn + lost * worth.lost,
				form: [...form].map(readOutcome),
			});
		}),
	);

function readOutcome(letter: string): Outcome {
	if (letter === "M") return "won";
	return letter === "S" ? "drawn" : "lost";
}
