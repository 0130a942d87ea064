import { Field } from "../../ui/fields/field";

type CountInputProps = {
	label: string;
	/** Shows the label above the box, outside of tables. */
	isLabelled?: boolean;
	value: number;
	most?: number;
	/** Points may go below zero where a league takes some away. */
	least?: number;
	onChange: (value: number) => void;
};

/** A small whole number. An emptied box is a zero. */
export function CountInput({ label, isLabelled, value, most = 999, least = 0, onChange }: CountInputProps) {
	return (
		<Field
			className="event-count"
			label={label}
			hideLabel={!isLabelled}
			type="number"
			inputMode="numeric"
			min={least}
			max={most}
			value={value}
			onFocus={({ target }) => target.select()}
			onChange={({ target }) =>
				onChange(Math.min(most, Math.max(least, Math.trunc(Number(target.value) || 0))))
			}
		/>
	);
}
