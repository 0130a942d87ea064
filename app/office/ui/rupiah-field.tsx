import type { ComponentProps } from "react";
import { Field } from "../../ui/fields/field";

type RupiahFieldProps = Omit<ComponentProps<typeof Field>, "onChange" | "value"> & {
	/** As typed; `readRupiah` says what it means. */
	value: string;
	onChange: (typed: string) => void;
};

/** An amount as people type it: with dots, commas or neither. */
export function RupiahField({ onChange, ...props }: RupiahFieldProps) {
	return (
		<Field
			prefix="Rp"
			inputMode="numeric"
			autoComplete="off"
			maxLength={20}
			{...props}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}
