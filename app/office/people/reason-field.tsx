import { useTexts } from "../../platform/words/language";
import { TextAreaField } from "../../ui/fields/field";
import { longestReason } from "./contract";
import { peopleTexts } from "./texts";

type ReasonFieldProps = {
	hint: string;
	value: string;
	onChange: (value: string) => void;
	error: string | undefined;
};

/** Why something is done to an account. */
export function ReasonField({ hint, value, onChange, error }: ReasonFieldProps) {
	const t = useTexts(peopleTexts);
	return (
		<TextAreaField
			label={t.because}
			hint={hint}
			required
			rows={3}
			maxLength={longestReason}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			error={error}
		/>
	);
}
