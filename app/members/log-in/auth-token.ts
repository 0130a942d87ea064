const parameter = "auth_token";
let taken: string | null = null;

/** Removes the log-in token from the address bar before anything else can read, log or leak it. */
export function takeAuthToken() {
	const url = new URL(window.location.href);
	if (!url.searchParams.has(parameter)) return;
	taken = url.searchParams.get(parameter);
	url.searchParams.delete(parameter);
	window.history.replaceState(window.history.state, "", url);
}

/** Returns the token from the landing URL, once, or the one in the URL of an in-app navigation. */
export function popAuthToken(query: URLSearchParams): string | null {
	const token = query.get(parameter) ?? taken;
	taken = null;
	return token;
}
