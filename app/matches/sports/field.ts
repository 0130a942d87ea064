import type { Lineup, LineupEntry } from "../match-centre/match";

/** The lines of a field as one path; all are drawn with strokes of one width, so small courts are scaled up. */
export type SportField = { width: number; height: number; path: string };

/** A player's position: from the own end (0) to the other (1), and from one sideline to the other. */
export type PlacedPlayer = { player: LineupEntry; along: number; across: number };

type Depth = { back: number; front: number };

/** Row by row from the back. */
export const placeRows = (rows: readonly LineupEntry[][], { back, front }: Depth): PlacedPlayer[] =>
	rows.flatMap((row, index) =>
		row.map((player, place) => ({
			player,
			along: rows.length === 1 ? back : back + ((front - back) * index) / (rows.length - 1),
			across: (place + 1) / (row.length + 1),
		})),
	);

/** The rows of a formation such as 4-3-3, the goalkeeper behind them; null if it does not add up. */
export function rowsOfFormation({ formation, starters }: Lineup): LineupEntry[][] | null {
	const sizes = formation ? [1, ...formation.split("-").map(Number)] : [];
	const isWhole = sizes.length > 1 && sizes.reduce((sum, size) => sum + size, 0) === starters.length;
	if (!isWhole) return null;
	const waiting = [...starters];
	return sizes.map((size) => waiting.splice(0, size));
}

export const rowsOfPositions = ({ starters }: Lineup, positions: readonly string[]): LineupEntry[][] =>
	positions
		.map((position) => starters.filter((player) => player.position === position))
		.filter((row) => row.length > 0);

/** The other team faces the other way. */
export const mirror = ({ player, along, across }: PlacedPlayer): PlacedPlayer => ({
	player,
	along: 1 - along,
	across: 1 - across,
});
