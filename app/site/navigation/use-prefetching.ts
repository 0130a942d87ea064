import { useEffect } from "react";
import { useLocation } from "react-router";

/** After the page has settled. */
const pause = 1500;

/** On a good connection, has a page's data and code ready by the time its link is pressed, or on their way. */
export function usePrefetching() {
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
	useEffect(() => {
		if (!isConnectionGood()) return;
		const left = new AbortController();
		const timer = setTimeout(async () => {
			const { prefetchLinks } = await import("./prefetch-links");
			if (!left.signal.aborted) prefetchLinks(left.signal);
		}, pause);
		return () => {
			clearTimeout(timer);
			left.abort();
		};
	}, [key]);
}

type Connection = { saveData?: boolean; effectiveType?: string };

function isConnectionGood() {
	const { saveData, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
	return !saveData && effectiveType === "4g";
}
