import { buildPlayerSeason } from "../../app/people/players/factories";
import type { SeasonFigures } from "../../app/people/players/season/season-figures";
import type { PlayerInsert, PlayerSeasonInsert } from "../../app/people/players/tables.server";
import type { SquadKey } from "../../app/people/squads/squads";
import type { DivisionKey } from "../../app/platform/club-profile";
import { demoMatchPlan } from "./events";
import { seasonAt } from "./fixture-day";
import { basketballMen } from "./players/basketball-men";
import { basketballWomen } from "./players/basketball-women";
import { type DemoPlayer, playerId, playerSlug, toPlayerRow } from "./players/demo-player";
import { mobileLegends } from "./players/esports-mobile-legends";
import { valorant } from "./players/esports-valorant";
import { footballFirstTeam } from "./players/football";
import { figuresFromSheets } from "./players/football-season";
import { under20 } from "./players/football-u20";
import { basketballFigures, esportsFigures, footballFigures } from "./players/past-figures";
import { rememberedFigures } from "./players/remembered-figures";

type DemoSquad = {
	division: DivisionKey;
	squad: SquadKey;
	players: DemoPlayer[];
	competition: string;
	/** Games of a whole season, and of the one that is running. */
	games: [whole: number, soFar: number];
	figures: (player: DemoPlayer, season: string, games: number) => SeasonFigures;
};

const squads: DemoSquad[] = [
	{
		division: "football",
		squad: "utama",
		players: footballFirstTeam,
		competition: "Liga Nusantara",
		games: [27, 9],
		figures: footballFigures,
	},
	{
		division: "football",
		squad: "u20",
		players: under20,
		competition: "Liga Muda U-20",
		games: [26, 10],
		figures: footballFigures,
	},
	{
		division: "basketball",
		squad: "utama",
		players: basketballMen,
		competition: "Liga Khatulistiwa Basket",
		games: [28, 12],
		figures: basketballFigures,
	},
	{
		division: "basketball",
		squad: "putri",
		players: basketballWomen,
		competition: "Liga Khatulistiwa Basket Putri",
		games: [24, 7],
		figures: basketballFigures,
	},
	{
		division: "esports",
		squad: "mobile-legends",
		players: mobileLegends,
		competition: "Liga Arena",
		games: [40, 34],
		figures: esportsFigures,
	},
	{
		division: "esports",
		squad: "valorant",
		players: valorant,
		competition: "Liga Arena Valorant",
		games: [30, 12],
		figures: esportsFigures,
	},
];

export const demoPlayers = (): PlayerInsert[] =>
	squads.flatMap(({ players, division, squad }) =>
		players.map((player, index) => toPlayerRow(player, division, squad, index + 1)),
	);

export const demoPlayerSeasons = (now: Date): PlayerSeasonInsert[] =>
	squads.flatMap((squad) => squad.players.flatMap((player) => listSeasons(now, squad, player)));

const seasonsShown = 3;

function listSeasons(now: Date, squad: DemoSquad, player: DemoPlayer): PlayerSeasonInsert[] {
	const playerRef = playerId(playerSlug(player.name));
	const thisYear = Number(seasonAt(now).slice(0, 4));
	return Array.from({ length: seasonsShown }, (_, yearsAgo) => yearsAgo)
		.filter((yearsAgo) => yearsAgo === 0 || thisYear - yearsAgo >= player.joined)
		.flatMap((yearsAgo) => {
			const figures = figuresOf(now, squad, player, yearsAgo);
			return figures
				? [
						buildPlayerSeason({
							playerId: playerRef,
							season: seasonAt(now, yearsAgo),
							competition: squad.competition,
							figures,
						}),
					]
				: [];
		});
}

function figuresOf(now: Date, squad: DemoSquad, player: DemoPlayer, yearsAgo: number): SeasonFigures | null {
	const remembered = rememberedFigures[playerSlug(player.name)]?.[yearsAgo];
	if (remembered !== undefined) return remembered;
	if (yearsAgo === 0 && squad.players === footballFirstTeam) {
		const sheets = demoMatchPlan(now)
			.filter((match) => match.competition === "liga-nusantara")
			.flatMap((match) => match.sheet ?? []);
		return figuresFromSheets(player.name, player.role.key === "goalkeeper", sheets);
	}
	const [whole, soFar] = squad.games;
	return squad.figures(player, seasonAt(now, yearsAgo), yearsAgo === 0 ? soFar : whole);
}
