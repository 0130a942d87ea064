import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { memberTexts } from "../texts";

/** In any common notation, with or without the country code; the server normalizes it. */
export function PhoneField({ hint }: { hint: string }) {
	const t = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	return (
		<Field
			label={t.phone}
			name="phone"
			type="tel"
			autoComplete="tel"
			inputMode="tel"
			placeholder={t.phoneExample}
			maxLength={30}
			required
			hint={hint}
			error={errorOf("phone")}
		/>
	);
}
