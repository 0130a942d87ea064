import { useFieldErrors } from "../../platform/field-errors";
import { useTexts } from "../../platform/language";
import { Field } from "../../ui/fields/field";
import { memberTexts } from "../texts";

/** As people write it, with or without the country; the server makes one form of it. */
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
