import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { platformRefusals } from "./platform-refusals";
import { refuse } from "./refusal";
import { type Turns, takeTurns } from "./take-turns.server";

/** The connection that a request came over. */
export type Asker = {
	/** Aborted when the connection closes. */
	gone: AbortSignal;
	/** HTTP/1.1 answers in order, so a connection that pipelines many requests gets only one turn at a time. */
	inOwnTurn: Turns;
};

/** Browsers and proxies wait for the answer before the next request; only abuse pipelines more than this. */
const mostPipelined = 8;

export function askerOf({ socket }: IncomingMessage): Asker {
	const known = askers.get(socket);
	if (known) return known;
	const closing = new AbortController();
	const close = () => closing.abort(refuse(platformRefusals, "asker_gone"));
	if (socket.destroyed) close();
	else socket.once("close", close);
	const asker = { gone: closing.signal, inOwnTurn: takeTurns(1, mostPipelined) };
	askers.set(socket, asker);
	return asker;
}

const askers = new WeakMap<Socket, Asker>();
