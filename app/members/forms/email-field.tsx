import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { memberTexts } from "../texts";

type EmailFieldProps = {
	/** `username` next to a password, so password managers associate the two. */
	autoComplete?: "email" | "username";
};

export function EmailField({ autoComplete = "email" }: EmailFieldProps) {
	const t = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	return (
		<Field
			label={t.email}
			name="email"
			type="email"
			autoComplete={autoComplete}
			inputMode="email"
			autoCapitalize="none"
			spellCheck={false}
			maxLength={254}
			required
			error={errorOf("email")}
		/>
	);
}
