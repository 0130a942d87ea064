import { type RefObject, useEffect } from "react";

/** "/" and Ctrl+K or ⌘K open the search from anywhere. */
export function useSearchKeys(panel: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (!isSearchShortcut(event)) return;
			event.preventDefault();
			panel.current?.showPopover();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [panel]);
}

function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
	if (altKey || document.querySelector("[role=dialog]:not([popover]), [role=dialog]:popover-open"))
		return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === "k";
	return key === "/" && !isTyping(target);
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
