import { startTransition, useEffect, useState } from "react";
import { callApi } from "../http/call-api";
import type { AnswerOf, Endpoint, InputOf } from "../http/contract";

type Settled<E extends Endpoint> = { answer: AnswerOf<E> | null; key: string; hasFailed: boolean };
type Asked<E extends Endpoint> = Omit<Settled<E>, "key"> & { isWaiting: boolean };

/**
 * Calls the endpoint whenever the input changes, debounced by `pause` milliseconds; a newer call cancels the older. The
 * previous answer stays until the next arrives. Null input, null answer.
 */
export function useAnswer<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E> | null,
	pause = 0,
): Asked<E> & { retry: () => void } {
	const [asked, setAsked] = useState<Settled<E>>(nothing);
	const [attempt, setAttempt] = useState(0);
	const question = input && JSON.stringify(input);
	const key = attempt + (question ?? "");

	useEffect(() => {
		if (!question) return setAsked(nothing);
		const abort = new AbortController();
		const settle = (answer: AnswerOf<E> | null) =>
			abort.signal.aborted || startTransition(() => setAsked({ answer, key, hasFailed: !answer }));
		const timer = setTimeout(() => {
			callApi(endpoint, JSON.parse(question), abort.signal).then(settle, () => settle(null));
		}, pause);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [endpoint, question, pause, key]);

	// Derived rather than stored: the answer is outdated from the very render that asks something else.
	const isWaiting = question !== null && asked.key !== key;
	return {
		answer: asked.answer,
		isWaiting,
		hasFailed: asked.hasFailed && !isWaiting,
		retry: () => setAttempt(attempt + 1),
	};
}

const nothing = { answer: null, key: "", hasFailed: false };
