import { useEffect } from "react";
import { useLocation } from "react-router";
import { contentId } from "./skip-link";

/** Outlives the frame: an error page comes in a frame of its own. */
let shownPath: string | undefined;

/** After a navigation the focus stands at the new page's title, as it would after a full load. */
export function usePageFocus() {
	const { pathname } = useLocation();
	useEffect(() => {
		const isFirstPage = shownPath === undefined;
		if (shownPath === pathname) return;
		shownPath = pathname;
		if (!isFirstPage) focusPage();
	}, [pathname]);
}

function focusPage() {
	const content = document.getElementById(contentId);
	// A page may have put the focus into its form already.
	if (!content || content.querySelector("input:focus, textarea:focus, select:focus")) return;
	const title = content.querySelector("h1") ?? content;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
