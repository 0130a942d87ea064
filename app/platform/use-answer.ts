import { useEffect, useState } from "react";
import { callApi } from "./call-api";
import type { AnswerOf, Endpoint, InputOf } from "./contract";

type Asked<E extends Endpoint> = { answer: AnswerOf<E> | null; isWaiting: boolean; hasFailed: boolean };

/**
 * Calls the endpoint whenever the input changes, debounced by `pause` milliseconds; a newer call cancels the older. The
 * previous answer stays until the next arrives. Null input, null answer.
 */
export function useAnswer<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E> | null,
	pause = 0,
): Asked<E> & { retry: () => void } {
	const [asked, setAsked] = useState<Asked<E>>(nothing);
	const [attempt, setAttempt] = useState(0);
	const question = input && JSON.stringify(input);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the call
	useEffect(() => {
		if (!question) return setAsked(nothing);
		const abort = new AbortController();
		setAsked((before) => ({ ...before, isWaiting: true, hasFailed: false }));
		const timer = setTimeout(() => {
			callApi(endpoint, JSON.parse(question), abort.signal).then(
				(answer) => abort.signal.aborted || setAsked({ answer, isWaiting: false, hasFailed: false }),
				() => abort.signal.aborted || setAsked({ answer: null, isWaiting: false, hasFailed: true }),
			);
		}, pause);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [endpoint, question, pause, attempt]);

	return { ...asked, retry: () => setAttempt((before) => before + 1) };
}

const nothing = { answer: null, isWaiting: false, hasFailed: false };
