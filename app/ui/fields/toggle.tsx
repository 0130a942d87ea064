import { type ComponentProps, type ReactNode, useId } from "react";
import "./toggle.css";

type ToggleProps = Omit<ComponentProps<"input">, "type" | "role"> & { label: string; hint?: ReactNode };

/** A setting that takes effect immediately. For a choice submitted with a form, use a checkbox. */
export function Toggle({ label, hint, id, ...input }: ToggleProps) {
	const ownId = useId();
	const switchId = id ?? ownId;
	return (
		<div className="toggle">
			<label className="toggle-label" htmlFor={switchId}>
				{label}
			</label>
			<input
				{...input}
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state natively
				role="switch"
				className="toggle-switch"
				id={switchId}
				aria-describedby={hint ? `${switchId}-hint` : undefined}
			/>
			{hint && (
				<p className="toggle-hint small muted" id={`${switchId}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}
