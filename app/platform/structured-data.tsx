import { useSyncExternalStore } from "react";

/**
 * JSON-LD for those who read pages without scripts. Only in the server's page: nobody reads it after that,
 * and a script element made in the browser would break the page's policy.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
	const isFirstPaint = useSyncExternalStore(
		neverChanges,
		() => false,
		() => true,
	);
	if (!isFirstPaint) return null;
	const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
	return <script type="application/ld+json">{text}</script>;
}

const neverChanges = () => () => {};
