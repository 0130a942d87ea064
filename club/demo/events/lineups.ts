import type { Lineup, LineupEntry } from "../../../app/matches/match-centre/match";
import { type DemoPlayer, playerSlug } from "../players/demo-player";

/** Our line-up from the shirt numbers on the team sheet. */
export function ownLineup(
	squad: DemoPlayer[],
	sheet: { formation?: string; coach: string; starters: number[]; bench: number[] },
): Lineup {
	const { starters, bench, ...rest } = sheet;
	const line = (numbers: number[]) => numbers.map((number) => lineupEntry(findByNumber(squad, number)));
	return { ...rest, starters: line(starters), bench: line(bench) };
}

export function findByNumber(squad: DemoPlayer[], number: number): DemoPlayer {
	const player = squad.find((one) => one.number === number);
	if (!player) throw new Error(`No shirt ${number} in this squad`);
	return player;
}

/** "1 Arif Kurnia, 2 Dadan Supriatna": number, then the name. */
export function readNames(names: string, positions: readonly string[] = []): LineupEntry[] {
	return names.split(", ").map((text, index) => {
		const [, number, name] = /^(\d+) (.+)$/.exec(text) ?? [];
		if (!number || !name) throw new Error(`Not a number and a name: "${text}"`);
		const position = positions[index];
		return { number: Number(number), name, ...(position && { position }) };
	});
}

/** "4-2-3-1": one goalkeeper, then every row from the back. */
export function positionsIn(formation: string): string[] {
	const rows = formation.split("-").map(Number);
	const outfield = rows.flatMap((size, row) => {
		const position = row === 0 ? "defender" : row === rows.length - 1 ? "striker" : "midfielder";
		return Array<string>(size).fill(position);
	});
	return ["goalkeeper", ...outfield];
}

function lineupEntry(player: DemoPlayer): LineupEntry {
	return {
		number: player.number,
		name: player.nickname ?? player.name,
		slug: playerSlug(player.name),
		position: player.role.key,
		...(player.captain && { captain: true }),
	};
}
