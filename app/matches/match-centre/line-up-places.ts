import type { DivisionKey } from "../../platform/club-profile";
import type { Lineup, LineupEntry } from "./match";

/** A player's position: from the own goal line (0) to the other end (1), and from one sideline to the other. */
export type PlacedPlayer = { player: LineupEntry; along: number; across: number };

/** Places a team in its own half, row by row from the back. Empty if the rows are unknown. */
export function placePlayers(lineup: Lineup, division: DivisionKey): PlacedPlayer[] {
	const rows = rowsOf(lineup, division);
	const { back, front } = depths[division];
	return rows.flatMap((row, index) =>
		row.map((player, place) => ({
			player,
			along: rows.length === 1 ? back : back + ((front - back) * index) / (rows.length - 1),
			across: (place + 1) / (row.length + 1),
		})),
	);
}

/** The other team faces the other way. */
export const mirror = ({ player, along, across }: PlacedPlayer): PlacedPlayer => ({
	player,
	along: 1 - along,
	across: 1 - across,
});

const depths: Record<DivisionKey, { back: number; front: number }> = {
	football: { back: 0.055, front: 0.43 },
	basketball: { back: 0.13, front: 0.4 },
	esports: { back: 0, front: 0 },
};

/** From the own goal or basket forward. */
const positionRows: Record<DivisionKey, readonly string[]> = {
	football: ["goalkeeper", "defender", "midfielder", "winger", "striker"],
	basketball: ["center", "forward", "guard"],
	esports: [],
};

function rowsOf({ formation, starters }: Lineup, division: DivisionKey): LineupEntry[][] {
	const sizes = formation && division === "football" ? [1, ...formation.split("-").map(Number)] : [];
	const isWhole = sizes.length > 1 && sizes.reduce((sum, size) => sum + size, 0) === starters.length;
	if (isWhole) {
		const waiting = [...starters];
		return sizes.map((size) => waiting.splice(0, size));
	}
	return positionRows[division]
		.map((position) => starters.filter((player) => player.position === position))
		.filter((row) => row.length > 0);
}
