import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { ApiError, type ApiErrorBody } from "../http/call-api";
import { bodyOf, isUnanswered } from "../http/field-errors";
import { formTexts } from "../words/form-texts";
import { shownLanguage, textsIn } from "../words/language";
import { showError, showSuccess } from "./toast";

export type SubmitOptions = {
	/** Toast once it has worked. */
	done?: string;
	/** Toast if it has not, besides the one that `callApi` shows for a refusal. */
	failed?: string;
	/** The screen shows the failure itself, so a lost connection gets no toast. */
	isShown?: boolean;
	onFailure?: (error: unknown) => unknown;
	/** Follows success and failure, e.g. to read the current state. */
	after?: () => unknown;
};

/**
 * The one way to submit: once, however often it is pressed, and busy until everything is done. `send` throws what
 * `callApi` throws, or returns false if the form itself says what is missing; then the first invalid field of the form
 * gets the focus.
 */
export function useSubmit<Input extends unknown[]>(
	send: (...input: Input) => unknown,
	{ done, failed, isShown, onFailure, after }: SubmitOptions = {},
) {
	// A second press may arrive before the state is rendered.
	const isRunning = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<ApiErrorBody | null>(null);
	const form = useRef<HTMLFormElement>(null);
	const [faults, setFaults] = useState(0);
	useEffect(() => {
		if (faults > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [faults]);

	async function attempt(input: Input) {
		try {
			const isDone = (await send(...input)) !== false;
			if (isDone && done) showSuccess(done);
			return isDone;
		} catch (error) {
			if (!(error instanceof ApiError)) console.error(error);
			setFailure(isUnanswered(error) ? {} : bodyOf(error));
			if (failed) showError(failed);
			else if (isUnanswered(error) && !isShown) showError(textsIn(formTexts, shownLanguage()).noConnection);
			await onFailure?.(error);
			return false;
		}
	}

	/** Returns whether it worked; false as well while another press is being answered. */
	async function submit(...input: Input): Promise<boolean> {
		if (isRunning.current) return false;
		isRunning.current = true;
		setBusy(true);
		setFailure(null);
		try {
			const isDone = await attempt(input);
			if (!isDone) setFaults((count) => count + 1);
			await after?.();
			return isDone;
		} finally {
			isRunning.current = false;
			setBusy(false);
		}
	}

	const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		form.current = event.currentTarget;
		void submit(...([new FormData(event.currentTarget)] as unknown as Input));
	};

	return {
		submit,
		/** For a `<form>` whose data `send` takes. */
		onSubmit: submitForm as Input extends [] | [FormData] ? typeof submitForm : never,
		isBusy,
		/** What the server answered; empty if it did not. */
		failure,
	};
}
