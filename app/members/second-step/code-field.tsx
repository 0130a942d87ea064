import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { secondStepTexts } from "./texts";

/** Takes an authenticator's code or a recovery code, which has letters. */
export function CodeField() {
	const t = useTexts(secondStepTexts);
	const { errorOf } = useFieldErrors();
	return (
		<Field
			label={t.code}
			name="code"
			autoComplete="one-time-code"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={40}
			required
			hint={t.codeHint}
			error={errorOf("code")}
		/>
	);
}
