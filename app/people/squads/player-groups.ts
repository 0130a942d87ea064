import { sportOf } from "../../matches/sports/sport-of";
import type { DivisionKey } from "../../platform/club-profile";
import type { ListedPlayer } from "../players/contract";
import type { SquadKey } from "./squads";

export type SquadSection = {
	division: DivisionKey;
	squad: SquadKey;
	/** Stands before all others, so no group repeats the name. */
	captain: ListedPlayer | null;
	groups: PositionGroup[];
};
/** Without a position the group is the whole squad. */
export type PositionGroup = { position: string | null; players: ListedPlayer[] };

/** Squads one after the other, each by position from the back to the front, as the filter above them lists them. */
export function groupPlayers(players: readonly ListedPlayer[]): SquadSection[] {
	const bySquad = Map.groupBy(players, ({ division, squad }) => `${division}/${squad}`);
	return [...bySquad.values()].map((members) => {
		const { division, squad } = members[0]!;
		const captain = members.find((player) => player.captain) ?? null;
		return {
			division,
			squad,
			captain,
			groups: groupByPosition(
				members.filter((one) => one !== captain),
				division,
			),
		};
	});
}

/** A small squad, or a game in which every role has one player, would be more headings than names. */
const fewestPerPosition = 2;

function groupByPosition(players: ListedPlayer[], division: DivisionKey): PositionGroup[] {
	const byPosition = Map.groupBy(players, ({ positionKey }) => positionKey);
	if (players.length < byPosition.size * fewestPerPosition) return [{ position: null, players }];
	return Object.keys(sportOf(division).lineUp.positions).flatMap((position) => {
		const members = byPosition.get(position);
		return members ? [{ position, players: members }] : [];
	});
}
