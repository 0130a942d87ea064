import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import { FieldFrame, type FieldFrameProps } from "./field-frame";
import "./field.css";

type FieldProps = FieldFrameProps &
	Omit<ComponentProps<"input">, "prefix"> & {
		/** Shown before the input and not part of its value: "+62". */
		prefix?: string;
	};

/** A single-line input: text, e-mail, phone, number or date. Accepts a form's `register(…)` as is. */
export function Field(props: FieldProps) {
	const { label, hideLabel, hint, error, required, id, className, prefix, ...input } = props;
	return (
		<FieldFrame {...{ label, hideLabel, hint, error, required, id, className }}>
			{(control) =>
				prefix ? (
					<span className="field-prefixed">
						<span className="field-prefix">{prefix}</span>
						<input type="text" {...input} {...control} className="input" />
					</span>
				) : (
					<input type="text" {...input} {...control} className="input" />
				)
			}
		</FieldFrame>
	);
}

/** Several lines of text. */
export function TextAreaField(props: FieldFrameProps & ComponentProps<"textarea">) {
	const { label, hideLabel, hint, error, required, id, className, ...area } = props;
	return (
		<FieldFrame {...{ label, hideLabel, hint, error, required, id, className }}>
			{(control) => <textarea rows={4} {...area} {...control} className={classNames("input", "text-area")} />}
		</FieldFrame>
	);
}
