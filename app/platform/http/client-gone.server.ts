import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { platformRefusals } from "./platform-refusals";
import { refuse } from "./refusal";

/** Aborted when the connection that a request came over is closed. */
export function clientGone({ socket }: IncomingMessage): AbortSignal {
	const known = signals.get(socket);
	if (known) return known;
	const closing = new AbortController();
	const close = () => closing.abort(refuse(platformRefusals, "asker_gone"));
	if (socket.destroyed) close();
	else socket.once("close", close);
	signals.set(socket, closing.signal);
	return closing.signal;
}

const signals = new WeakMap<Socket, AbortSignal>();
