import { createServer } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import type { AddressInfo } from "node:net";
import { whenDone } from "./when-done";

/** Speaks APNs: an empty push for a topic, over HTTP/2. Devices may be gone, and it may be away. */
export async function startApplePush() {
	const pushed: { token: string; topic: unknown; body: string }[] = [];
	const gone = new Set<string>();
	const state = { isAway: false };
	const server = createHttp2Server();
	server.on("stream", (stream, headers) => {
		let body = "";
		stream.setEncoding("utf8");
		stream.on("data", (part: string) => (body += part));
		stream.on("end", () => {
			const token = String(headers[":path"]).split("/").at(-1)!;
			pushed.push({ token, topic: headers["apns-topic"], body });
			const status = state.isAway ? 503 : gone.has(token) ? 410 : 200;
			stream.respond({ ":status": status });
			stream.end(status === 200 ? "" : JSON.stringify({ reason: status === 410 ? "Unregistered" : "Away" }));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	whenDone(async () => void server.close());
	return { url: urlOf(server.address()), pushed, gone, state };
}

/** Speaks Google's tokens and Wallet's PATCH. It knows what somebody has saved. */
export async function startGoogleWallet() {
	const patched: { path: string; authorization: string | undefined; body: Record<string, unknown> }[] = [];
	const assertions: string[] = [];
	const saved = new Set<string>();
	const server = createServer(async (request, response) => {
		let text = "";
		for await (const part of request) text += String(part);
		if (request.url === "/token") {
			assertions.push(new URLSearchParams(text).get("assertion") ?? "");
			return void response.end(JSON.stringify({ access_token: "ya29.token", expires_in: 3_600 }));
		}
		const [, , , kind, id] = decodeURIComponent(request.url ?? "").split("/");
		patched.push({
			path: `${request.method} ${kind}/${id}`,
			authorization: request.headers.authorization,
			body: JSON.parse(text),
		});
		response.writeHead(saved.has(id!) ? 200 : 404, { "content-type": "application/json" }).end("{}");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	whenDone(async () => {
		server.closeAllConnections();
		server.close();
	});
	return { url: urlOf(server.address()), patched, assertions, saved };
}

const urlOf = (address: AddressInfo | string | null) => `http://127.0.0.1:${(address as AddressInfo).port}`;
