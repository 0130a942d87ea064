import type { LineupEntry } from "../../matches/match-centre/match";

const mostPlayers = 20;

/** "10 Arif Kurnia" a line, with or without the number; commas separate as well. Known positions are kept. */
export const readNames = (typed: string, before: readonly LineupEntry[] = []): LineupEntry[] =>
	typed
		.split(/[\n,;]/)
		.map((line) => line.trim())
		.filter(Boolean)
		.slice(0, mostPlayers)
		.map((line) => {
			const [, number, name] = /^(\d{1,2})[\s.)-]+(.+)$/.exec(line) ?? [];
			const called = (name ?? line).slice(0, 80);
			const { position } = before.find((one) => one.name === called) ?? {};
			return { ...(number && { number: Number(number) }), name: called, ...(position && { position }) };
		});

export const writeNames = (players: readonly LineupEntry[]): string =>
	players.map(({ number, name }) => [number, name].filter((part) => part !== undefined).join(" ")).join("\n");
