import { useHydrated } from "./browser-value";

/**
 * JSON-LD for crawlers. Rendered on the server only: nothing reads it later, and a script element created in the
 * browser would violate the content security policy.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
	if (useHydrated()) return null;
	const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
	return <script type="application/ld+json">{text}</script>;
}
