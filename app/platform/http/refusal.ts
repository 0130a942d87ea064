import type { Localized } from "../words/language";

/** Expected failures by code, with their HTTP status and message. */
export type RefusalTable = Record<string, { status: number; message: Localized }>;

/** An expected failure. It has its own status and message, so it never becomes a 500, wherever it is thrown. */
export class Refusal extends Error {
	constructor(
		readonly code: string,
		readonly status: number,
		readonly text: Localized,
		/** Seconds, if retrying makes sense. */
		readonly retryAfter?: number,
	) {
		super(code);
		this.name = "Refusal";
	}
}

/** `throw refuse(newsRefusals, "news.unknown")`: only codes in the table compile. */
export function refuse<Table extends RefusalTable>(
	table: Table,
	code: Extract<keyof Table, string>,
	retryAfter?: number,
): Refusal {
	const { status, message } = table[code] as RefusalTable[string];
	return new Refusal(code, status, message, retryAfter);
}

/** The same with a call-specific message, e.g. how many are left or what is gone. */
export function refuseSaying<Table extends RefusalTable>(
	table: Table,
	code: Extract<keyof Table, string>,
	text: Localized,
	retryAfter?: number,
): Refusal {
	return new Refusal(code, (table[code] as RefusalTable[string]).status, text, retryAfter);
}

/** Input that breaks a rule only the server can check. Answers 422 with a text per field. */
export class InvalidInput extends Error {
	constructor(
		readonly fields: Record<string, string[]>,
		readonly summary?: string,
	) {
		super("invalid input");
		this.name = "InvalidInput";
	}
}
