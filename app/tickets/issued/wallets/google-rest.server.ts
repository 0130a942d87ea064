import { fetchFault } from "../../../platform/http/fetch-fault.server";
import type { Settings } from "../../../platform/settings.server";
import { signJwt } from "./google-pass.server";

const timeLimit = 10_000;
const scope = "https://www.googleapis.com/auth/wallet_object.issuer";

const urlsOf = ({ GOOGLE_WALLET_URL: own }: Settings) => ({
	token: own ? `${own}/token` : "https://oauth2.googleapis.com/token",
	wallet: `${own ?? "https://walletobjects.googleapis.com"}/walletobjects/v1`,
});

/** For a while, in exchange for a token that the service account has signed. */
export async function googleAccess(settings: Settings): Promise<string> {
	const { client_email: account, private_key: key } = settings.GOOGLE_WALLET_ACCOUNT!;
	const { token } = urlsOf(settings);
	const now = Math.floor(Date.now() / 1000);
	const assertion = signJwt({ iss: account, scope, aud: token, iat: now, exp: now + 3_600 }, key);
	const response = await ask(token, {
		method: "POST",
		body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
	});
	const { access_token: access } = (await response.json().catch(() => ({}))) as { access_token?: unknown };
	if (!response.ok || typeof access !== "string") throw new Error(`Google's token: ${response.status}`);
	return access;
}

export type Patched = "done" | "unknown" | string;

/** "unknown" where nobody has saved it. */
export async function patchAtGoogle(
	settings: Settings,
	access: string,
	kind: "eventTicketObject" | "eventTicketClass",
	{ id, ...change }: { id: string },
): Promise<Patched> {
	try {
		const response = await ask(`${urlsOf(settings).wallet}/${kind}/${encodeURIComponent(id)}`, {
			method: "PATCH",
			headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
			body: JSON.stringify(change),
		});
		await response.body?.cancel();
		if (response.ok) return "done";
		return response.status === 404 ? "unknown" : `answered ${response.status}`;
	} catch (error) {
		return fetchFault(error);
	}
}

const ask = (url: string, init: RequestInit) =>
	fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeLimit) });
