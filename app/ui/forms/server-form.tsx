import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { clearErrors, clearFieldError, useFieldErrors } from "../../platform/field-errors";
import { formTexts } from "../../platform/form-texts";
import { useTexts } from "../../platform/language";
import { Button } from "../button";
import { useFaultFocus } from "../fields/use-fault-focus";
import { Note } from "../note";
import { useHydrated } from "../use-hydrated";

type ServerFormProps = {
	submit: string;
	/** Whether it worked. After a failure the focus goes to the first field that is wrong. */
	onSubmit: (form: FormData) => Promise<boolean>;
	/** Keeps the button from being pressed before there is anything to send. */
	disabled?: boolean;
	children: ReactNode;
};

/** The server judges every field, so the browser's own bubbles stay away. */
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
		// Before React is here, the form has no way to send: a plain one would put passwords into the address.
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

/** A text field of a form; never null, and a file is not expected. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");
