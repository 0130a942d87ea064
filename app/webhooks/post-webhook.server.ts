import http from "node:http";
import https from "node:https";
import { lookUpPublic } from "../platform/public-address.server";

type Posted = { url: string; headers: Record<string, string>; body: string; isLocalAllowed: boolean };
/** No answer is status null, with the reason. */
export type PostOutcome = { status: number | null; error: string | null };

const timeout = 15_000;

/** Posts a message. Follows no redirect, and connects to public addresses only. Whatever happens is an outcome. */
export function postWebhook({ url, headers, body, isLocalAllowed }: Posted): Promise<PostOutcome> {
	return new Promise((resolve) => {
		const { request } = url.startsWith("https:") ? https : http;
		const options = {
			method: "POST",
			headers: { ...headers, "content-type": "application/json", "user-agent": "Ombak-Webhooks" },
			// Its own connection each time: a kept one would skip the look-up.
			agent: false,
			signal: AbortSignal.timeout(timeout),
			...(!isLocalAllowed && { lookup: lookUpPublic }),
		} as const;
		const sent = request(url, options, (response) => {
			const status = response.statusCode ?? 0;
			// What it says is nobody's business here, and may be endless.
			response.destroy();
			resolve({ status, error: null });
		});
		sent.once("error", (error: NodeJS.ErrnoException) =>
			resolve({
				status: null,
				error: error.name === "AbortError" ? "ETIMEDOUT" : (error.code ?? "unreachable"),
			}),
		);
		sent.end(body);
	});
}
