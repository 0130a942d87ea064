import { useEffect } from "react";
import { useLocation } from "react-router";
import { contentId } from "./skip-link";

/** Outlives the frame: an error page comes in a frame of its own. */
let shown: string | undefined;

/**
 * After a navigation the focus stands at the new page's title, as it would after a full load. On a list's next page, too,
 * unless what was pressed is still there.
 */
export function usePageFocus() {
	const { pathname, search } = useLocation();
	useEffect(() => {
		const before = shown;
		shown = pathname + search;
		if (before === undefined || before === shown) return;
		if (before.split("?")[0] !== pathname || document.activeElement === document.body) focusPage();
	}, [pathname, search]);
}

function focusPage() {
	const content = document.getElementById(contentId);
	// A page may have put the focus into its form already.
	if (!content || content.querySelector("input:focus, textarea:focus, select:focus")) return;
	const title = content.querySelector("h1") ?? content;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
