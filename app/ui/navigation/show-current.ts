import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls a row of links sideways until the current one is visible, without scrolling the page. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>) {
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page has a new current link
	useEffect(() => {
		const box = row.current;
		const current = box?.querySelector<HTMLElement>("[aria-current]");
		if (!box || !current) return;
		const middle = current.offsetLeft + current.offsetWidth / 2;
		box.scrollLeft = middle - box.clientWidth / 2;
	}, [row, pathname]);
}
