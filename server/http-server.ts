import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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
