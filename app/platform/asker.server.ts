import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { platformRefusals } from "./platform-refusals";
import { refuse } from "./refusal";
import { type Turns, takeTurns } from "./take-turns.server";

/** The connection that a request came over. */
export type Asker = {
	/** Aborted once the connection is closed: nobody waits for the answer any more. */
	gone: AbortSignal;
	/** Answers leave a connection in order, so one that sends many requests at once gets no more than one turn. */
	inOwnTurn: Turns;
};

/** Browsers and proxies send the next request after the answer; whoever sends more than these does no honest work. */
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
