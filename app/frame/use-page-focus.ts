import { useEffect } from "react";
import { useLocation } from "react-router";
import { withFilters } from "../platform/list-address";
import { contentId } from "./skip-link";

type Place = { pathname: string; search: string };

/** Outlives the frame: an error page comes in a frame of its own. */
let shown: Place | undefined;

/**
 * After a navigation the focus is at the new page's title, as it would be after a full load, and so it is on another page
 * of a list. A filter or a turned month keeps the focus, unless what was pressed is gone.
 */
export function usePageFocus() {
	const { pathname, search } = useLocation();
	useEffect(() => {
		const before = shown;
		shown = { pathname, search };
		if (!before || (before.pathname === pathname && before.search === search)) return;
		if (isAnotherPage(before, shown) || document.activeElement === document.body) focusPage();
	}, [pathname, search]);
}

function isAnotherPage(before: Place, now: Place) {
	return before.pathname !== now.pathname || withoutPage(before) === withoutPage(now);
}

const withoutPage = ({ pathname, search }: Place) => withFilters(pathname, new URLSearchParams(search));

function focusPage() {
	const content = document.getElementById(contentId);
	// A page may have put the focus into its form already.
	if (!content || content.querySelector("input:focus, textarea:focus, select:focus")) return;
	const title = content.querySelector("h1") ?? content;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
