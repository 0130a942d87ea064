import { KeyRound } from "lucide-react";
import { useNavigate, useParams } from "react-router";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { ActionButton } from "../../ui/forms/action-button";
import { passkeyTexts } from "./texts";

/** The WebAuthn code is loaded when the button is pressed. */
export function PasskeyButton() {
	const t = useTexts(passkeyTexts);
	const { id } = useParams();
	const navigate = useNavigate();
	const { errorOf } = useFieldErrors();
	const enter = async () => {
		const { logInByPasskey } = await import("./log-in-by-passkey");
		await logInByPasskey(navigate, id);
	};
	const error = errorOf("passkey");
	return (
		<>
			<ActionButton variant="ghost" block onPress={enter}>
				<KeyRound className="icon" aria-hidden="true" />
				{t.logIn}
			</ActionButton>
			{error && (
				<div className="auth-after">
					<Note tone="err" announce>
						{error}
					</Note>
				</div>
			)}
		</>
	);
}
