import { shownLanguage } from "../words/language";
import { apiBase, tokenCookie } from "./call-api";
import { type Endpoint, fillPath } from "./contract";
import { readCookie } from "./cookies";

/** A member's file; a plain link would not carry the member's token. Null on failure. */
export async function fetchFile(endpoint: Endpoint, input: Record<string, unknown>): Promise<Blob | null> {
	const { path } = fillPath(endpoint.path, input);
	const response = await fetch(`${apiBase}${path}?lang=${shownLanguage()}`, {
		headers: { Accept: endpoint.file ?? "*/*", Authorization: `Bearer ${readCookie(tokenCookie)}` },
	}).catch(() => null);
	return response?.status === 200 ? response.blob() : null;
}

export function saveFile(file: Blob, name: string) {
	const href = URL.createObjectURL(file);
	Object.assign(document.createElement("a"), { href, download: name }).click();
	// Some browsers read the file only after the click has returned.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
