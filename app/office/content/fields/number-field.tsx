import { type ComponentProps, useState } from "react";
import { useLanguage } from "../../../platform/words/language";
import { Field } from "../../../ui/fields/field";
import { readNumber, writeNumber } from "./read-number";

type NumberFieldProps = Omit<ComponentProps<typeof Field>, "onChange" | "value"> & {
	value: unknown;
	decimal?: boolean;
	read?: (typed: string) => number | null;
	onChange: (value: unknown) => void;
};

/** A number as people type it. Unreadable input is sent as it is, so that the server's error appears at the field. */
export function NumberField({ value, decimal = false, read, onChange, ...props }: NumberFieldProps) {
	const language = useLanguage();
	const [typed, setTyped] = useState(() => writeNumber(value, language));
	const understand = read ?? ((text: string) => readNumber(text, decimal));
	return (
		<Field
			{...props}
			inputMode={decimal ? "decimal" : "numeric"}
			autoComplete="off"
			maxLength={20}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(target.value.trim() === "" ? null : (understand(target.value) ?? target.value));
			}}
		/>
	);
}
