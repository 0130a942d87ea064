import { cssVariables } from "./css-variables";
import "./progress.css";

type ProgressProps = {
	label: string;
	value: number;
	max?: number;
	/** How the value is said, where percent would be odd: "2.480 dari 3.000 poin". */
	valueText?: string;
};

/** A striped bar for something on its way to a known end. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
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
