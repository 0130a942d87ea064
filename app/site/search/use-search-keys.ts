import { useEffect } from "react";
import { searchPanelId } from "./search-panel-id";

/** "/" and Ctrl+K or ⌘K open the search from anywhere. */
export function useSearchKeys() {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (!isSearchShortcut(event)) return;
			event.preventDefault();
			document.getElementById(searchPanelId)?.showPopover();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, []);
}

function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
	if (altKey || document.querySelector("[role=dialog]:not([popover]), [role=dialog]:popover-open"))
		return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === "k";
	return key === "/" && !isTyping(target);
}

/** A search that was just closed keeps the focus until it has faded out; that does not count as typing. */
const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches("input, textarea, select")) &&
	!target.closest("[popover]:not(:popover-open)");
