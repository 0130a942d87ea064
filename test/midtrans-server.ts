import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

type Answer = { status?: number; body: object | string; delay?: number };
type Asked = {
	method: string;
	path: string;
	authorization: string | undefined;
	body: Record<string, unknown>;
};

/** A local fake of the part of Midtrans' API that the adapter uses. Tests set its next answers. */
export async function startMidtransServer() {
	const asked: Asked[] = [];
	const answers: Answer[] = [];
	const server = createServer(async (request, response) => {
		const text = await readBody(request);
		asked.push({
			method: request.method ?? "",
			path: request.url ?? "",
			authorization: request.headers.authorization,
			body: text ? JSON.parse(text) : {},
		});
		const {
			status = 200,
			body,
			delay,
		} = answers.shift() ?? { status: 500, body: { message: "nothing planned" } };
		if (delay) await setTimeout(delay);
		response.writeHead(status, { "content-type": "application/json" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		answer: (...next: Answer[]) => answers.push(...next),
		/** Its next answer: the buyer's bank has taken this payment back. */
		chargeBack: (transaction: { order_id: string; gross_amount: string }, status = "chargeback") =>
			answers.push({
				body: { status_code: "200", transaction_status: status, currency: "IDR", ...transaction },
			}),
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

async function readBody(request: IncomingMessage) {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString("utf8");
}
