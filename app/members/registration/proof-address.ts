/** Fragment parameters of links in mails, which browsers never send: `/#verify=…`. */
export const proofParameters = { email: "verify", undo: "undo-reset" } as const;

/** Returns the token once and removes it from the address bar; null if there is none. */
export function takeProof(kind: keyof typeof proofParameters): string | null {
	const token = new URLSearchParams(window.location.hash.slice(1)).get(proofParameters[kind]);
	if (token)
		window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
	return token;
}
