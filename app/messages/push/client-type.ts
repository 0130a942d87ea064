export type ClientType = "mobile" | "desktop";

const phonesAndTablets = /Android|iPhone|iPad|iPod|Mobile/i;

export const clientTypeOf = (userAgent: string): ClientType =>
	phonesAndTablets.test(userAgent) ? "mobile" : "desktop";

/** A page may override it with `<meta name="forceClientDetect" content="mobile">`; otherwise the user agent decides. */
export function detectClientType(page: Document, userAgent: string): ClientType {
	const forced = page.querySelector('meta[name="forceClientDetect"]')?.getAttribute("content");
	return forced === "mobile" || forced === "desktop" ? forced : clientTypeOf(userAgent);
}
