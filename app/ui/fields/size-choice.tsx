import { useId } from "react";
import { hearEarlyChoice } from "./hear-early-choice";
import "./size-choice.css";

type SizeChoiceProps = {
	legend: string;
	sizes: readonly { value: string; label: string; soldOut?: boolean }[];
	value: string | null;
	onChange: (value: string) => void;
	/** The id of the form that cannot be sent without a choice. */
	requiredBy?: string;
};

/** Sizes as tiles; a sold-out size stays in place, struck through. */
export function SizeChoice({ legend, sizes, value, onChange, requiredBy }: SizeChoiceProps) {
	const name = useId();
	return (
		<fieldset>
			<legend className="size-legend">{legend}</legend>
			<div className="size-choice flow">
				{sizes.map((size) => (
					<label key={size.value}>
						<input
							ref={hearEarlyChoice}
							className="over"
							type="radio"
							name={name}
							value={size.value}
							checked={size.value === value}
							disabled={size.soldOut}
							form={requiredBy}
							required={requiredBy !== undefined}
							onChange={() => onChange(size.value)}
						/>
						{size.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
