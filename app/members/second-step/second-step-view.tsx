import { useNavigate, useParams } from "react-router";
import type { InputOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import type { login } from "../contract";
import { AuthHead } from "../forms/auth-screen";
import { ViewFocus } from "../forms/view-focus";
import { storePendingLogIn } from "../log-in/pending-log-in";
import { logIn } from "../sessions/session-actions";
import { CodeField } from "./code-field";
import { secondStepTexts } from "./texts";

/** After a right password or log-in link, for members with two-step verification. */
export function SecondStepView({ form }: { form: InputOf<typeof login> }) {
	const t = useTexts(secondStepTexts);
	const { id } = useParams();
	const navigate = useNavigate();
	return (
		<ViewFocus>
			<AuthHead title={t.viewTitle} text={t.viewText} />
			<ServerForm
				submit={t.viewSubmit}
				onSubmit={(typed) => logIn({ ...form, code: textIn(typed, "code") }, navigate, id)}
			>
				<CodeField />
			</ServerForm>
			<Button className="auth-after" variant="ghost" block onClick={() => storePendingLogIn(null)}>
				{t.viewBack}
			</Button>
		</ViewFocus>
	);
}
