import { cssVariables } from "../css-variables";
import "./progress.css";

type ProgressProps = {
	label: string;
	value: number;
	max?: number;
	/** Spoken value, where a percentage would be odd: "2.480 dari 3.000 poin". */
	valueText?: string;
};

/** A striped progress bar. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressProps) {
	const filled = Math.min(max, Math.max(0, value));
	return (
		<div
			className="progress"
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={filled}
			aria-valuetext={valueText}
			style={cssVariables({ "--filled": `${max > 0 ? (filled / max) * 100 : 0}%` })}
		>
			<i />
		</div>
	);
}
