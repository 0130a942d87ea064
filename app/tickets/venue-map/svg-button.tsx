import type { KeyboardEvent, ReactNode } from "react";

type SvgButtonProps = {
	className: string;
	label: string;
	isPressed?: boolean;
	onPress: () => void;
	children: ReactNode;
};

/** A button that has the shape of what is drawn in it. */
export const SvgButton = ({ className, label, isPressed, onPress, children }: SvgButtonProps) => (
	// biome-ignore lint/a11y/useSemanticElements: a button cannot have the shape of a block
	<g
		className={className}
		role="button"
		tabIndex={0}
		aria-pressed={isPressed}
		aria-label={label}
		onClick={onPress}
		onKeyDown={(event) => onKey(event, onPress)}
	>
		{children}
	</g>
);

/** Enter and Space, without scrolling the page. */
function onKey(event: KeyboardEvent, act: () => void) {
	if (event.key !== "Enter" && event.key !== " ") return;
	event.preventDefault();
	act();
}
