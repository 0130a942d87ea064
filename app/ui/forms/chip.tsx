import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import type { ClubSection } from "../../platform/club-profile";
import { classNames } from "../class-names";
import "./chip.css";

type ChipProps = {
	/** Adds the square colour key of the house. */
	division?: ClubSection;
};

/** A toggleable filter. */
export function Chip({
	pressed,
	division,
	className,
	children,
	...rest
}: ChipProps & { pressed?: boolean } & ComponentProps<"button">) {
	return (
		<button
			type="button"
			{...rest}
			className={classNames("chip", className)}
			aria-pressed={pressed}
			data-division={division}
		>
			{division && <i className="chip-key" />}
			{children}
		</button>
	);
}

/** A filter that lives in the URL. */
export function ChipLink({
	current,
	division,
	className,
	children,
	...rest
}: ChipProps & { current?: boolean } & ComponentProps<typeof Link>) {
	return (
		<Link
			{...rest}
			className={classNames("chip", className)}
			aria-current={current ? "true" : undefined}
			data-division={division}
		>
			{division && <i className="chip-key" />}
			{children}
		</Link>
	);
}

/** Chips in one line that scrolls edge to edge on phones and wraps on desktop. `end` is set apart on the right. */
export function ChipRow({ label, end, children }: { label: string; end?: ReactNode; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
		<div className="chip-row" role="group" aria-label={label}>
			{children}
			{end && <div className="chip-row-end">{end}</div>}
		</div>
	);
}
