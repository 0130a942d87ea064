import { apiBase, tokenCookie } from "../platform/http/call-api";
import type { Endpoint, InputOf } from "../platform/http/contract";
import { readCookie } from "../platform/http/cookies";

/** Downloads a file from the API; a plain link would not send the token. Returns whether it succeeded. */
export async function saveAnswer<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	name: string,
): Promise<boolean> {
	const query = new URLSearchParams(input as Record<string, string>);
	const response = await fetch(`${apiBase}${endpoint.path}?${query}`, {
		headers: { Authorization: `Bearer ${readCookie(tokenCookie)}` },
	}).catch(() => null);
	if (response?.status !== 200) return false;
	const url = URL.createObjectURL(await response.blob());
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
	return true;
}
