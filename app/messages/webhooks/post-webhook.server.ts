import http from "node:http";
import https from "node:https";
import { lookUpPublic } from "../../platform/http/public-address.server";

type Posted = { url: string; headers: Record<string, string>; body: string; isLocalAllowed: boolean };
/** Status null means no answer, and has the reason. */
export type PostOutcome = { status: number | null; error: string | null };

const timeout = 15_000;

/** Posts a message. Follows no redirects, and connects to public addresses only. Never throws: failures are outcomes. */
export function postWebhook({ url, headers, body, isLocalAllowed }: Posted): Promise<PostOutcome> {
	return new Promise((resolve) => {
		const { request } = url.startsWith("https:") ? https : http;
		const options = {
			method: "POST",
			headers: { ...headers, "content-type": "application/json", "user-agent": "Ombak-Webhooks" },
			// A new connection each time: a kept-alive one would skip the DNS check.
			agent: false,
			signal: AbortSignal.timeout(timeout),
			...(!isLocalAllowed && { lookup: lookUpPublic }),
		} as const;
		const sent = request(url, options, (response) => {
			const status = response.statusCode ?? 0;
			// The response body is ignored; it may be endless.
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
