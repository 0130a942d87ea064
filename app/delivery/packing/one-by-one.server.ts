import { Refusal } from "../../platform/http/refusal";
import type { Language } from "../../platform/words/language";
import { localize } from "../../platform/words/language";

/** The same action for many, each in its own transaction: a refusal is reported and stops none of the others. */
export async function doOneByOne<T>(
	things: readonly T[],
	language: Language,
	subjectOf: (thing: T) => string,
	act: (thing: T) => Promise<unknown>,
) {
	const results = [];
	for (const thing of things) {
		const subject = subjectOf(thing);
		try {
			await act(thing);
			results.push({ subject, isDone: true, error: null, message: null });
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			results.push({ subject, isDone: false, error: error.code, message: localize(error.text, language) });
		}
	}
	return { results };
}
