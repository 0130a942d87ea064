import type { ReactNode } from "react";
import { cssVariables } from "../css-variables";
import "./scroll-rail.css";

type ScrollRailProps = {
	label: string;
	/** The width of one item: "min(52vw, 290px)". */
	itemWidth?: string;
	children: ReactNode;
};

/** A horizontal, edge-to-edge scroll-snap list. Needs no script. */
export function ScrollRail({ label, itemWidth = "min(78vw, 400px)", children }: ScrollRailProps) {
	return (
		<section
			className="scroll-rail stack"
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
			tabIndex={0}
			style={cssVariables({ "--item-width": itemWidth })}
		>
			{children}
		</section>
	);
}
