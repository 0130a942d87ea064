import { Minus, Plus } from "lucide-react";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../class-names";
import { uiTexts } from "../texts";
import "./quantity-stepper.css";

type QuantityStepperProps = {
	/** What is counted: "Jumlah Syal Ombak". */
	label: string;
	value: number;
	onChange: (value: number) => void;
	min?: number;
	max?: number;
	disabled?: boolean;
	className?: string;
};

export function QuantityStepper(props: QuantityStepperProps) {
	const { label, value, onChange, min = 1, max = 99, disabled, className } = props;
	const t = useTexts(uiTexts);
	const step = (by: number) => {
		const next = Math.min(max, Math.max(min, value + by));
		if (next !== value && !disabled) onChange(next);
	};
	return (
		<fieldset className={classNames("quantity", className)} aria-label={label}>
			<button
				type="button"
				aria-label={t.quantity.less}
				aria-disabled={disabled || value <= min}
				onClick={() => step(-1)}
			>
				<Minus className="icon" aria-hidden="true" />
			</button>
			<output className="tabular" aria-live="polite">
				{value}
			</output>
			<button
				type="button"
				aria-label={t.quantity.more}
				aria-disabled={disabled || value >= max}
				onClick={() => step(1)}
			>
				<Plus className="icon" aria-hidden="true" />
			</button>
		</fieldset>
	);
}
