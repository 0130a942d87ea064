import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Db } from "./database.server";
import { poolOf, whenCommitted } from "./transaction.server";

type Listener = () => void;
type Signals = { sender: string; listeners: Map<string, Set<Listener>>; unsent: Set<string> };

/** The database's channel that carries them from process to process. */
export const signalChannel = "signals";

/** As long as others wait, so that a busy second sends twenty notifications and not one for each change. */
const gatherFor = 50;
/** PostgreSQL takes up to 8,000 bytes. */
const longestPayload = 7_500;

const signalsOf = new WeakMap<object, Signals>();

function of(pool: object): Signals {
	const signals = signalsOf.get(pool) ?? { sender: randomUUID(), listeners: new Map(), unsent: new Set() };
	signalsOf.set(pool, signals);
	return signals;
}

/**
 * Says that something has changed, once the handle's transaction has committed: at once to who listens in this process, and
 * a moment later to the others. A signal carries no data, and may be lost with a process or a connection: who listens
 * reads what there is now, and looks again after a while in any case.
 *
 * The notification is sent by itself and not in the transaction, since one that notifies commits under a lock of the whole
 * database.
 */
export function signal(db: Db, topic: string) {
	const pool = poolOf(db);
	whenCommitted(db, () => {
		const { listeners, unsent } = of(pool);
		hear(listeners, topic);
		if (unsent.size === 0) setTimeout(() => void send(pool), gatherFor).unref();
		unsent.add(topic);
	});
}

/** Returns how to stop listening. */
export function onSignal(pool: pg.Pool, topic: string, listener: Listener): () => void {
	const { listeners } = of(pool);
	const others = listeners.get(topic) ?? new Set();
	listeners.set(topic, others.add(listener));
	return () => {
		others.delete(listener);
		if (others.size === 0 && listeners.get(topic) === others) listeners.delete(topic);
	};
}

/** What arrives on the channel: the sender, and its topics. */
export function receiveSignals(pool: pg.Pool, payload: string) {
	const { sender, listeners } = of(pool);
	const [from, ...topics] = payload.split("\n");
	if (from !== sender) for (const topic of topics) hear(listeners, topic);
}

/** What changed content announces by its tag, so that whoever reads it anew finds the page cache without the old. */
export const contentSignal = (tag: string) => `content:${tag}`;

/** In every process by itself: all of them hear of changed content. */
export const receiveContentChange = (pool: pg.Pool, tag: string) =>
	hear(of(pool).listeners, contentSignal(tag));

/** After the channel was silent for a while, anything may have changed; not everybody has to look in the same moment. */
export function signalEverything(pool: pg.Pool) {
	const { listeners } = of(pool);
	for (const topic of listeners.keys())
		setTimeout(hear, Math.random() * Math.min(2_000, listeners.size), listeners, topic).unref();
}

function hear(listeners: Signals["listeners"], topic: string) {
	for (const listener of [...(listeners.get(topic) ?? [])]) listener();
}

async function send(pool: pg.Pool) {
	const { sender, unsent } = of(pool);
	const topics = [...unsent];
	unsent.clear();
	try {
		for (const payload of payloadsOf(sender, topics)) await pool.query(notify(payload));
	} catch {
		// The database is away: its next answer will tell everybody more than this would have.
	}
}

function payloadsOf(sender: string, topics: string[]): string[] {
	const payloads = [sender];
	for (const topic of topics) {
		const longer = `${payloads.at(-1)}\n${topic}`;
		if (longer.length <= longestPayload) payloads[payloads.length - 1] = longer;
		else payloads.push(`${sender}\n${topic}`);
	}
	return payloads;
}

const notify = (payload: string): pg.QueryConfig => ({
	name: "signals",
	text: "select pg_notify($1, $2)",
	values: [signalChannel, payload],
});
