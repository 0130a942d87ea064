import { useId } from "react";
import { hearEarlyChoice } from "./hear-early-choice";
import "./size-choice.css";

type SizeChoiceProps = {
	legend: string;
	sizes: readonly { value: string; label: string; soldOut?: boolean }[];
	value: string | null;
	onChange: (value: string) => void;
};

/** Sizes as tiles; a sold-out size stays in place, struck through. */
export function SizeChoice({ legend, sizes, value, onChange }: SizeChoiceProps) {
	const name = useId();
	return (
		<fieldset>
			<legend className="size-legend">{legend}</legend>
			<div className="size-choice">
				{sizes.map((size) => (
					<label key={size.value}>
						<input
							ref={hearEarlyChoice}
							type="radio"
							name={name}
							value={size.value}
							checked={size.value === value}
							disabled={size.soldOut}
							onChange={() => onChange(size.value)}
						/>
						{size.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
