import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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
	return createServer(limits, (request, response) => {
		// Nothing above this callback catches an exception: it would end the process.
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
	});
}
