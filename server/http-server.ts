import {
	createServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
	STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { readableAddress } from "./readable-address";

type Options = {
	/** Answers a request if it can, e.g. from the cache; returns false to pass it on. */
	answerEarly?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
	handle: (request: IncomingMessage, response: ServerResponse) => void;
	onError: (error: unknown) => void;
};

/** How long a client may take to send its headers, and the whole request. */
export const headersTimeout = 10_000;
export const requestTimeout = 15_000;

/** How often Node checks for sockets past these limits: a slow client is disconnected within 20 seconds. */
const connectionsCheckingInterval = 2_000;

/** Connections with a request that may take longer than `requestTimeout`: what reads them has a limit of its own. */
const patient = new WeakSet<Socket>();

export function mayTakeLong(request: IncomingMessage) {
	const { socket } = request;
	patient.add(socket);
	// The next on this connection may be a stranger's, through a proxy.
	request.once("close", () => patient.delete(socket));
}

/** As Fastify answers what is no request, or comes too slowly; a patient connection is told nothing, and goes on. */
export function answerClientError(error: Error & { code?: string }, socket: Socket) {
	const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
	if (error.code === "ECONNRESET" || socket.destroyed || (isLate && patient.has(socket))) return;
	const status = isLate ? 408 : error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
	const text = STATUS_CODES[status];
	const message = isLate
		? "Client Timeout"
		: status === 431
			? "Exceeded maximum allowed HTTP header size"
			: "Client Error";
	const body = JSON.stringify({ error: text, message, statusCode: status });
	if (socket.writable)
		socket.write(
			`HTTP/1.1 ${status} ${text}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json\r\n\r\n${body}`,
		);
	socket.destroy(error);
}

/** The HTTP server in front of Fastify, which applies its own limits only to a server it has made itself. */
export function createHttpServer({ answerEarly, handle, onError }: Options): Server {
	const limits = { headersTimeout, requestTimeout, keepAliveTimeout: 20_000, connectionsCheckingInterval };
	function answer(request: IncomingMessage, response: ServerResponse) {
		// Nothing above this catches an exception: it would end the process.
		try {
			request.url = readableAddress(request.url ?? "/");
			if (!answerEarly?.(request, response)) handle(request, response);
		} catch (error) {
			onError(error);
			if (response.headersSent) response.destroy();
			else
				response
					.writeHead(500, { "content-type": "text/plain; charset=utf-8" })
					.end("Internal Server Error\n");
		}
	}
	return createServer(limits, (request, response) =>
		afterEarlier(request.socket, response, () => answer(request, response)),
	);
}

/** Browsers and proxies wait for an answer before the next request; only abuse pipelines more than this. */
export const mostPipelined = 64;

type Line = { isBusy: boolean; waiting: (() => void)[] };
const lines = new WeakMap<Socket, Line>();

/**
 * A connection's requests run one after the other. HTTP/1.1 answers them in this order anyway, so running them at once
 * would only let one client take the turns of many, and leave work behind when it is gone.
 */
function afterEarlier(socket: Socket, response: ServerResponse, work: () => void) {
	const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
	lines.set(socket, line);
	const start = () => {
		line.isBusy = true;
		response.once("close", () => {
			line.isBusy = false;
			if (!socket.destroyed) line.waiting.shift()?.();
		});
		work();
	};
	if (!line.isBusy) start();
	else if (line.waiting.length < mostPipelined) line.waiting.push(start);
	else socket.destroy();
}
