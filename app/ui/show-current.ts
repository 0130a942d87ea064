import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls a row of links sideways until the current one is in sight; the page itself stays where it is. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>) {
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link
	useEffect(() => {
		const box = row.current;
		const current = box?.querySelector<HTMLElement>("[aria-current]");
		if (!box || !current) return;
		const middle = current.offsetLeft + current.offsetWidth / 2;
		box.scrollLeft = middle - box.clientWidth / 2;
	}, [row, pathname]);
}
