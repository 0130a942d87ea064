import { type ReactNode, useState } from "react";
import { errorsOf, useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import type { Proof } from "../reauthenticate-contract";
import { fetchUserInfo, useSession } from "../sessions/session";
import { ProofFields } from "./proof-fields";
import { proofTexts } from "./proof-texts";

type ProofFormProps = {
	submit: string;
	/** Gets the whole form, too; rejects with what the server says about its fields. */
	onProof: (proof: Proof, form: FormData) => Promise<void>;
	/** The toast if it did not work. */
	failed?: string;
	/** Nothing is asked: the proof was accepted, but what followed it was not finished. */
	isProven?: boolean;
	/** What is to be changed, above the proof. */
	children?: ReactNode;
	/** What is to be changed, below the proof. */
	after?: ReactNode;
};

/** Proves that it is the member: by the password and, for those who have one, by a code or a passkey. */
export function ProofForm({ submit, onProof, failed, isProven, children, after }: ProofFormProps) {
	const t = useTexts(proofTexts);
	const { errorOf } = useFieldErrors();
	const { user } = useSession();
	const [prefersPasskey, setPrefersPasskey] = useState(false);
	const asked = {
		password: user?.has_password ?? true,
		code: user?.has_second_step ?? false,
		passkey: user?.has_passkey ?? false,
	};
	const byPasskey = asked.passkey && (prefersPasskey || !asked.code);

	const proofIn = async (form: FormData): Promise<Proof> => ({
		...(asked.password && { current_password: textIn(form, "current_password") }),
		...(asked.code && !byPasskey && { code: textIn(form, "code") }),
		// The WebAuthn code is loaded only now.
		...(byPasskey && { passkey: await (await import("../passkeys/sign-proof")).signProof() }),
	});
	const send = async (form: FormData) => onProof(isProven ? {} : await proofIn(form), form);
	/** A second step or a passkey may have been turned on or off on another device. */
	const askAgain = async (error: unknown) => {
		const errors = errorsOf(error);
		if ("code" in errors || "passkey" in errors) await fetchUserInfo().catch(() => {});
	};
	const passkeyError = errorOf("passkey");
	return (
		<ServerForm submit={submit} onSubmit={send} failed={failed ?? t.failed} onFailure={askAgain}>
			{passkeyError && (
				<Note tone="err" announce>
					{passkeyError}
				</Note>
			)}
			{children}
			{!isProven && <ProofFields asked={asked} byPasskey={byPasskey} onPrefer={setPrefersPasskey} />}
			{after}
		</ServerForm>
	);
}
