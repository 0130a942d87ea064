import { useEffect } from "react";
import { useLocation } from "react-router";
import { withFilters } from "../../platform/lists/list-address";
import { contentId } from "./skip-link";

type Place = { pathname: string; search: string };

/** Module state, since an error page remounts the frame. */
let shown: Place | undefined;

/**
 * Moves the focus to the page's title after a navigation, as after a full load, and when paging through a list.
 * Changing a filter or month keeps the focus, unless the pressed element is gone.
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
	// A page may already have focused a form field.
	if (!content || content.querySelector("input:focus, textarea:focus, select:focus")) return;
	const title = content.querySelector("h1") ?? content;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
