import type { ComponentProps } from "react";
import { zoneName } from "../../platform/words/dates";
import { fromLocalMoment, toLocalMoment } from "../../platform/words/local-moment";
import { Field } from "../../ui/fields/field";

type MomentFieldProps = Omit<ComponentProps<typeof Field>, "onChange" | "value" | "type"> & {
	/** An instant, or null while there is none. */
	value: string | null;
	onChange: (at: string | null) => void;
	timeZone: string;
};

/** Date and time in the venue's time zone, wherever the user is. */
export function MomentField({ value, onChange, timeZone, label, ...props }: MomentFieldProps) {
	return (
		<Field
			{...props}
			label={`${label} (${zoneName(timeZone)})`}
			type="datetime-local"
			value={value ? toLocalMoment(value, timeZone) : ""}
			onChange={(event) => onChange(fromLocalMoment(event.target.value, timeZone))}
		/>
	);
}
