import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { PasswordField } from "../../ui/fields/password-field";
import { CodeField } from "../second-step/code-field";
import { useSession } from "../sessions/session";
import { proofTexts } from "./proof-texts";

type ProofFieldsProps = {
	asked: { password: boolean; code: boolean; passkey: boolean };
	byPasskey: boolean;
	onPrefer: (prefersPasskey: boolean) => void;
};

/** Whoever has both a second step and a passkey chooses which to use. */
export function ProofFields({ asked, byPasskey, onPrefer }: ProofFieldsProps) {
	const t = useTexts(proofTexts);
	const { errorOf } = useFieldErrors();
	const { user } = useSession();
	return (
		<>
			{/* For password managers, which otherwise take the field above the password for it. */}
			<input type="text" name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
			{asked.password && (
				<PasswordField
					label={t.password}
					name="current_password"
					autoComplete="current-password"
					required
					error={errorOf("current_password")}
				/>
			)}
			{asked.code && !byPasskey && <CodeField />}
			{byPasskey && (
				<p className="small muted">
					{t.thenPasskey} {!asked.code && t.lostPasskey}
				</p>
			)}
			{asked.code && asked.passkey && (
				<Button size="small" variant="ghost" onClick={() => onPrefer(!byPasskey)}>
					{byPasskey ? t.byCode : t.byPasskey}
				</Button>
			)}
		</>
	);
}
