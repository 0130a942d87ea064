import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import { FieldFrame, type FieldFrameProps } from "./field-frame";
import "./select.css";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldFrameProps &
	ComponentProps<"select"> & {
		options: readonly SelectOption[];
		/** Shown until something is chosen. */
		placeholder?: string;
		/** As a chip, for sorting a list. The label moves into the accessible name. */
		look?: "field" | "chip";
	};

/** A styled native select, so scrolling, type-ahead and screen readers work as usual. */
export function Select(props: SelectProps) {
	const { label, hideLabel, hint, error, required, id, className, options, placeholder, look, ...select } =
		props;
	const isChip = look === "chip";
	return (
		<FieldFrame {...{ label, hideLabel: hideLabel || isChip, hint, error, required, id, className }}>
			{(control) => (
				<span className={classNames("select", isChip && "select-chip")}>
					<select {...select} {...control} className={isChip ? "select-chip-box" : "input"}>
						{placeholder !== undefined && (
							<option value="" disabled={required}>
								{placeholder}
							</option>
						)}
						{options.map((option) => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.label}
							</option>
						))}
					</select>
					<ChevronDown className="icon" aria-hidden="true" />
				</span>
			)}
		</FieldFrame>
	);
}
