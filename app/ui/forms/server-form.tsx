import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../platform/browser/browser-value";
import { clearErrors, clearFieldError, useFieldErrors } from "../../platform/http/field-errors";
import { formTexts } from "../../platform/words/form-texts";
import { useTexts } from "../../platform/words/language";
import { Button } from "../button";
import { Note } from "../feedback/note";
import { useFaultFocus } from "../fields/use-fault-focus";

type ServerFormProps = {
	submit: string;
	/** Returns whether it worked. On failure the first invalid field gets the focus. */
	onSubmit: (form: FormData) => Promise<boolean>;
	/** Disables the button while there is nothing to submit. */
	disabled?: boolean;
	children: ReactNode;
};

/** The server validates every field, so native validation bubbles are off. */
export function ServerForm({ submit, onSubmit, disabled, children }: ServerFormProps) {
	const t = useTexts(formTexts);
	const form = useRef<HTMLFormElement>(null);
	const focusFirstFault = useFaultFocus(form);
	const [busy, setBusy] = useState(false);
	const hydrated = useHydrated();
	const { general } = useFieldErrors();
	useEffect(() => {
		clearErrors();
		return clearErrors;
	}, []);

	const send = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const done = await onSubmit(new FormData(event.currentTarget));
		setBusy(false);
		if (!done) focusFirstFault();
	};

	return (
		// Before hydration the form must not submit: a plain GET would put passwords into the URL.
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={send}
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
			<Button type="submit" block loading={busy} disabled={!hydrated || disabled}>
				{submit}
			</Button>
		</form>
	);
}

/** The value of a text field; never null. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");
