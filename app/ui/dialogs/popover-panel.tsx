import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { classNames } from "../class-names";
import "./popover-panel.css";

type PopoverPanelProps = ComponentProps<"div"> & {
	/** A button with this `popoverTarget` opens it. */
	id: string;
	label: string;
};

/**
 * A native popover, opened and closed by the browser: by its buttons, Esc, or a press outside. So it works before
 * hydration. A modal dialog would make the rest of the page inert, which recalculates every element's style and takes a
 * tenth of a second on a slow phone. Trapping the focus is cheaper.
 */
export function PopoverPanel({ id, label, className, children, ...rest }: PopoverPanelProps) {
	return (
		<div
			{...rest}
			id={id}
			popover="auto"
			role="dialog"
			aria-modal="true"
			aria-label={label}
			className={classNames("popover-panel", className)}
			onKeyDown={keepFocusInside}
		>
			<button
				type="button"
				className="popover-scrim"
				popoverTarget={id}
				popoverTargetAction="hide"
				tabIndex={-1}
				aria-hidden="true"
			/>
			<div className="popover-sheet">{children}</div>
		</div>
	);
}

/** Closes the panel when a link inside is followed. */
export function useClosing() {
	const panel = useRef<HTMLDivElement>(null);
	return { panel, close: () => panel.current?.hidePopover() };
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
	if (event.key !== "Tab") return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabStops)].filter((stop) =>
		stop.checkVisibility(),
	);
	const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
	if (document.activeElement !== from) return;
	event.preventDefault();
	to?.focus();
}
const tabStops = ":is(a[href], button, input):not([tabindex='-1'], :disabled)";
