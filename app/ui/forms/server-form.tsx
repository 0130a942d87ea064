import { type ReactNode, useEffect } from "react";
import { useHydrated } from "../../platform/browser/browser-value";
import { type SubmitOptions, useSubmit } from "../../platform/browser/use-submit";
import {
	clearErrors,
	clearFieldError,
	errorsOf,
	storeErrors,
	useFieldErrors,
} from "../../platform/http/field-errors";
import { formTexts } from "../../platform/words/form-texts";
import { useTexts } from "../../platform/words/language";
import { Button } from "../button";
import { Note } from "../feedback/note";

type ServerFormProps = Pick<SubmitOptions, "done" | "failed" | "onFailure"> & {
	submit: string;
	/** Throws what `callApi` throws, or returns false if it has shown the errors itself. */
	onSubmit: (form: FormData) => unknown;
	/** Disables the button while there is nothing to submit. */
	disabled?: boolean;
	children: ReactNode;
};

/** The server validates every field, so native validation bubbles are off. */
export function ServerForm({ submit, onSubmit, onFailure, disabled, children, ...toasts }: ServerFormProps) {
	const t = useTexts(formTexts);
	const hydrated = useHydrated();
	const { general } = useFieldErrors();
	const sending = useSubmit(onSubmit, {
		...toasts,
		isShown: true,
		onFailure: (error) => {
			storeErrors(errorsOf(error));
			return onFailure?.(error);
		},
	});
	useEffect(() => {
		clearErrors();
		return clearErrors;
	}, []);

	return (
		// Before hydration the form must not submit: a plain GET would put passwords into the URL.
		<form
			className="stack gap-4"
			method="post"
			noValidate
			onSubmit={sending.onSubmit}
			onInput={({ target }) => clearFieldError((target as HTMLInputElement).name)}
		>
			<noscript>
				<Note tone="warn">{t.scriptNeeded}</Note>
			</noscript>
			{general && (
				<Note tone="err" announce>
					{general}
				</Note>
			)}
			{children}
			<Button type="submit" block loading={sending.isBusy} disabled={!hydrated || disabled}>
				{submit}
			</Button>
		</form>
	);
}

/** The value of a text field; never null. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");
