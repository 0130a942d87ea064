/** In the address of the link that proves an e-mail: `/#verify=…`. */
export const emailProofParameter = "verify";

/** Takes the token out of the address bar, once; null where there is none. */
export function takeEmailProof(): string | null {
	const token = new URLSearchParams(window.location.hash.slice(1)).get(emailProofParameter);
	if (token)
		window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
	return token;
}
