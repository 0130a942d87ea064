const parameter = "auth_token";
let taken: string | null = null;

/** Takes the log-in token out of the address bar before anything else can read, log or pass it on. */
export function takeAuthToken() {
	const url = new URL(window.location.href);
	if (!url.searchParams.has(parameter)) return;
	taken = url.searchParams.get(parameter);
	url.searchParams.delete(parameter);
	window.history.replaceState(window.history.state, "", url);
}

/** The token this visit came with, once; or the one in the address of a navigation inside the site. */
export function spendAuthToken(query: URLSearchParams): string | null {
	const token = query.get(parameter) ?? taken;
	taken = null;
	return token;
}
