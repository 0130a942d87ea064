import type { ComponentProps } from "react";
import { useTexts } from "../../platform/words/language";
import { readRupiah } from "../../platform/words/read-rupiah";
import { Field } from "../../ui/fields/field";
import { officeTexts } from "../texts";
import { RupiahField } from "./rupiah-field";

type NumberFieldProps = Omit<ComponentProps<typeof Field>, "onChange" | "value"> & {
	of: "rupiah" | "count";
	/** As typed; `readRupiah` says what it means. */
	value: string;
	onChange: (typed: string) => void;
	/** Whether someone has tried to save: from then on, unclear input is marked. */
	isTried: boolean;
};

/** An amount or a count in a form. A server error takes precedence. */
export function NumberField({ of, isTried, error, onChange, ...props }: NumberFieldProps) {
	const { unclear } = useTexts(officeTexts);
	const isFilled = props.required || props.value.trim() !== "";
	const isUnclear = isTried && isFilled && readRupiah(props.value) === null;
	const fault = error ?? (isUnclear ? unclear[of] : undefined);
	if (of === "rupiah") return <RupiahField {...props} onChange={onChange} error={fault} />;
	return (
		<Field
			inputMode="numeric"
			autoComplete="off"
			maxLength={20}
			{...props}
			onChange={({ target }) => onChange(target.value)}
			error={fault}
		/>
	);
}
