import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { classNames } from "../class-names";
import "./popover-panel.css";

type PopoverPanelProps = ComponentProps<"div"> & {
	/** A button with this `popoverTarget` opens it. */
	id: string;
	label: string;
};

/**
 * A panel over the page that the browser itself opens and closes: by its buttons, Esc, or a press beside it. So it works
 * before the app does. A modal dialog would make the rest of the page inert, for which the style of every element is worked
 * out anew: a tenth of a second on a slow phone. Here the focus is kept inside instead.
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

/** For a link inside: the page that it leads to is seen without the panel. */
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
