import { request } from "node:http";
import { connect } from "node:net";

/** One HTTP request, on its own connection unless an agent reuses some. A broken connection is an answer too: status 0. */
export function ask(
	address,
	{ method = "GET", json, bytes, headers = {}, from, patience = 90_000, signal, agent = false } = {},
) {
	const since = performance.now();
	return new Promise((resolve) => {
		const answer = (status, more = {}) =>
			resolve({ status, headers: {}, body: "", ...more, since, ms: performance.now() - since });
		const body = json ? JSON.stringify(json) : bytes;
		const sent = request(address, {
			method,
			agent,
			localAddress: from,
			signal,
			timeout: patience,
			headers: {
				...(json && { "content-type": "application/json" }),
				...(body && { "content-length": Buffer.byteLength(body) }),
				...headers,
			},
		});
		sent.on("timeout", () => sent.destroy(new Error(`no answer in ${patience / 1000} s`)));
		sent.on("error", (error) => answer(0, { body: error.message }));
		sent.on("response", (response) => {
			let received = "";
			response.setEncoding("latin1").on("data", (chunk) => {
				received += chunk;
			});
			response.on("error", (error) => answer(0, { body: error.message }));
			response.on("end", () => answer(response.statusCode, { headers: response.headers, body: received }));
		});
		sent.end(body);
	});
}

/** Sends the target byte for byte, where an HTTP client would normalize it. Status 0: closed without an answer. */
export function askRaw(port, method, target) {
	return new Promise((resolve) => {
		let received = "";
		const socket = connect(port, "127.0.0.1");
		socket.setTimeout(30_000, () => socket.destroy());
		socket.on("data", (chunk) => {
			received += chunk;
		});
		socket.on("error", () => {});
		socket.on("close", () => resolve(Number(received.split(" ")[1] ?? 0)));
		socket.write(
			Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`, "latin1"),
		);
	});
}

/** Starts `count` requests at a steady pace, whether or not the earlier ones were answered. */
export async function steadily(count, perSecond, one) {
	const under = [];
	const since = performance.now();
	for (let index = 0; index < count; index++) {
		const early = since + (index * 1000) / perSecond - performance.now();
		if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
		under.push(one(index));
	}
	return Promise.all(under);
}

export const percentile = (answers, share) =>
	answers.map(({ ms }) => ms).sort((a, b) => a - b)[
		Math.min(answers.length - 1, Math.floor(answers.length * share))
	] ?? 0;

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** "200 × 31, 503 × 2" */
export function tally(answers) {
	const counts = new Map();
	for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
	return [...counts]
		.sort(([a], [b]) => a - b)
		.map(([status, count]) => `${status || "no answer"} × ${count}`)
		.join(", ");
}

export const isHonestRefusal = ({ status, headers }) =>
	(status === 503 || status === 429) && Number(headers["retry-after"]) > 0;
