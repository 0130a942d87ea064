import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { passkeyTexts } from "./texts";

/** The WebAuthn code is loaded when the button is pressed. */
export function PasskeyButton() {
	const t = useTexts(passkeyTexts);
	const { id } = useParams();
	const navigate = useNavigate();
	const { errorOf } = useFieldErrors();
	const [isBusy, setBusy] = useState(false);
	const enter = async () => {
		setBusy(true);
		try {
			const { logInByPasskey } = await import("./log-in-by-passkey");
			await logInByPasskey(navigate, id);
		} finally {
			setBusy(false);
		}
	};
	const error = errorOf("passkey");
	return (
		<>
			<Button variant="ghost" block loading={isBusy} onClick={() => void enter()}>
				<KeyRound className="icon" aria-hidden="true" />
				{t.logIn}
			</Button>
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
