import type { ComponentProps, ReactNode } from "react";
import { hearEarlyChoice } from "./hear-early-choice";
import "./option-card.css";

type OptionCardProps = Omit<ComponentProps<"input">, "type"> & {
	label: ReactNode;
	hint?: ReactNode;
	/** On the right: the price, "Gratis", a logo. */
	end?: ReactNode;
};

/** One of several options, with room for its price. Options with the same `name` belong in an OptionGroup. */
export function OptionCard({ label, hint, end, ...input }: OptionCardProps) {
	return (
		<label className="option-card stack gap-3">
			<input ref={hearEarlyChoice} {...input} type="radio" />
			<span>
				{label}
				{hint && <small>{hint}</small>}
			</span>
			{end && <b>{end}</b>}
		</label>
	);
}

type OptionGroupProps = { legend: string; hideLegend?: boolean; children: ReactNode };

export function OptionGroup({ legend, hideLegend, children }: OptionGroupProps) {
	return (
		<fieldset>
			<legend className={hideLegend ? "visually-hidden" : "option-legend"}>{legend}</legend>
			{children}
		</fieldset>
	);
}
