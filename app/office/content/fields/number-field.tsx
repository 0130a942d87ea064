import { type ComponentProps, useState } from "react";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { readRupiah } from "../../../platform/words/read-rupiah";
import { Field } from "../../../ui/fields/field";
import { officeTexts } from "../../texts";
import { readNumber, writeNumber } from "./read-number";

type NumberFieldProps = Omit<ComponentProps<typeof Field>, "onChange" | "value"> & {
	of: "count" | "decimal" | "rupiah";
	value: unknown;
	onChange: (value: unknown) => void;
};

/** A number as people type it. Unreadable input is sent as it is, so that the server refuses it at the field. */
export function ContentNumberField({ of, value, error, onChange, ...props }: NumberFieldProps) {
	const language = useLanguage();
	const { unclear } = useTexts(officeTexts);
	const [typed, setTyped] = useState(() =>
		of === "rupiah" && typeof value === "number" ? formatCount(value, "id") : writeNumber(value, language),
	);
	const read = of === "rupiah" ? readRupiah : (text: string) => readNumber(text, of === "decimal");
	const isUnclear = error && typeof value === "string" && of !== "decimal";
	return (
		<Field
			{...props}
			inputMode={of === "decimal" ? "decimal" : "numeric"}
			autoComplete="off"
			maxLength={20}
			value={typed}
			error={isUnclear ? unclear[of] : error}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(target.value.trim() === "" ? null : (read(target.value) ?? target.value));
			}}
		/>
	);
}
