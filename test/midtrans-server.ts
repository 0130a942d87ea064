import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Json, MidtransBooks } from "./midtrans-books";

type Answer = { status?: number; body: object | string; delay?: number };
type Asked = { method: string; path: string; authorization: string | undefined; body: Json };
type Options = { key?: string; merchant?: string };

/**
 * A local server that speaks Midtrans' Core API and Snap, and behaves: it keeps transactions, refuses a reference twice,
 * and has pages for what is paid elsewhere. Tests may plan its next answers instead, or lose one on its way.
 */
export async function startMidtransServer({ key = "SB-Mid-server-TEST", merchant = "M100" }: Options = {}) {
	const asked: Asked[] = [];
	const answers: Answer[] = [];
	let lost = 0;
	const server = createServer(async (request, response) => {
		const text = await readBody(request);
		const path = request.url ?? "";
		const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
		const body: Json = text && !isForm ? JSON.parse(text) : {};
		asked.push({ method: request.method ?? "", path, authorization: request.headers.authorization, body });
		const planned = answers.shift();
		if (planned?.delay) await setTimeout(planned.delay);
		if (planned) return send(response, planned.status ?? 200, planned.body);
		const { status, body: answer, location } = books.answer(request.method ?? "", path, body);
		if (lost > 0) {
			lost--;
			return request.socket.destroy();
		}
		if (location) return void response.writeHead(303, { location }).end();
		send(response, status, answer);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const books = new MidtransBooks(url, merchant);

	/** The bytes of the notice that it would send of a payment as it stands. */
	const noticeOf = (reference: string, change: Json = {}) => {
		const body = { ...books.statusOf(reference), ...change } as Record<string, string>;
		const signed = `${body.order_id}${body.status_code}${body.gross_amount}${key}`;
		const signature_key = createHash("sha512").update(signed).digest("hex");
		return Buffer.from(JSON.stringify({ ...body, signature_key, nonce: randomUUID() }));
	};
	return {
		url,
		asked,
		books,
		noticeOf,
		answer: (...next: Answer[]) => answers.push(...next),
		/** It does what it is asked, and nobody hears of it. */
		loseAnswer: () => lost++,
		/** Its next answer: the buyer's bank has taken this payment back. */
		chargeBack: (transaction: { order_id: string; gross_amount: string }, status = "chargeback") =>
			answers.push({
				body: { status_code: "200", transaction_status: status, currency: "IDR", ...transaction },
			}),
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}

function send(response: ServerResponse, status: number, body: object | string) {
	const isPage = typeof body === "string" && body.startsWith("<!doctype");
	response.writeHead(status, { "content-type": isPage ? "text/html; charset=utf-8" : "application/json" });
	response.end(typeof body === "string" ? body : JSON.stringify(body));
}

async function readBody(request: IncomingMessage) {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString("utf8");
}
