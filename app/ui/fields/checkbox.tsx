import { TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import "./checkbox.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
	label: ReactNode;
	error?: string | null | undefined;
};

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
	const errorId = useId();
	return (
		<div className={classNames("checkbox", className)}>
			<label>
				<input
					{...input}
					type="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? errorId : undefined}
				/>
				<span>{label}</span>
			</label>
			{error && (
				<p className="checkbox-error small" id={errorId}>
					<TriangleAlert className="icon" aria-hidden="true" />
					{error}
				</p>
			)}
		</div>
	);
}
