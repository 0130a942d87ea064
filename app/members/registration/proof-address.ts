/** What links in mails carry behind the `#` of Home, which browsers keep to themselves: `/#verify=…`. */
export const proofParameters = { email: "verify", undo: "undo-reset" } as const;

/** Takes the token out of the address bar, once; null where there is none. */
export function takeProof(kind: keyof typeof proofParameters): string | null {
	const token = new URLSearchParams(window.location.hash.slice(1)).get(proofParameters[kind]);
	if (token)
		window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
	return token;
}
