/** An expected failure with a code from the endpoint's contract: `throw new Refusal("news.unknown")`. */
export class Refusal extends Error {
	constructor(
		readonly code: string,
		/** Seconds, where waiting helps. */
		readonly retryAfter?: number,
	) {
		super(code);
		this.name = "Refusal";
	}
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
