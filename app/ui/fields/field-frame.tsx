import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../class-names";
import { uiTexts } from "../texts";
import "./field-frame.css";

export type FieldFrameProps = {
	label: string;
	/** Shows the label to screen readers only, where the context makes it obvious. */
	hideLabel?: boolean | undefined;
	hint?: ReactNode;
	/** What is wrong and how to fix it. Marks the control as invalid. */
	error?: string | null | undefined;
	required?: boolean | undefined;
	id?: string | undefined;
	className?: string | undefined;
};

/** Attributes that tie the control to its label, hint and error. */
export type FieldControl = {
	id: string;
	required: boolean | undefined;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
};

/** The layout of every field: label above, control, hint or error below. */
export function FieldFrame(props: FieldFrameProps & { children: (control: FieldControl) => ReactNode }) {
	const { label, hideLabel, hint, error, required, className } = props;
	const t = useTexts(uiTexts);
	const ownId = useId();
	const id = props.id ?? ownId;
	const messageIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div className={classNames("field", error && "field-invalid", className)}>
			<label className={hideLabel ? "visually-hidden" : "field-label"} htmlFor={id}>
				{label}
				{required && (
					<span className="field-required" title={t.required} aria-hidden="true">
						*
					</span>
				)}
			</label>
			{props.children({
				id,
				required,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": messageIds || undefined,
			})}
			{error && (
				<p className="field-message small muted field-error" id={`${id}-error`}>
					<TriangleAlert className="icon" aria-hidden="true" />
					{error}
				</p>
			)}
			{hint && (
				<p className="field-message small muted" id={`${id}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}
