import type { Localized } from "./language";

/** Expected failures by code: the status each answers with, and what the reader sees. */
export type RefusalTable = Record<string, { status: number; message: Localized }>;

/** An expected failure. It carries its own status and text, so that it never ends as a 500, whoever throws it. */
export class Refusal extends Error {
	constructor(
		readonly code: string,
		readonly status: number,
		readonly text: Localized,
		/** Seconds, where waiting helps. */
		readonly retryAfter?: number,
	) {
		super(code);
		this.name = "Refusal";
	}
}

/** `throw refuse(newsRefusals, "news.unknown")`: only codes of the table exist. */
export function refuse<Table extends RefusalTable>(
	table: Table,
	code: Extract<keyof Table, string>,
	retryAfter?: number,
): Refusal {
	const { status, message } = table[code] as RefusalTable[string];
	return new Refusal(code, status, message, retryAfter);
}

/** The same, where the text must say what only this call knows: how much is left, what has gone. */
export function refuseSaying<Table extends RefusalTable>(
	table: Table,
	code: Extract<keyof Table, string>,
	text: Localized,
): Refusal {
	return new Refusal(code, (table[code] as RefusalTable[string]).status, text);
}

/** Input that breaks a rule only the server can judge. Answers 422 with a text per field. */
export class InvalidInput extends Error {
	constructor(
		readonly fields: Record<string, string[]>,
		readonly summary?: string,
	) {
		super("invalid input");
		this.name = "InvalidInput";
	}
}
