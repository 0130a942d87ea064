import type pg from "pg";
import { type BoundedQueue, boundedQueue } from "./bounded-queue.server";

/** As long as a statement waits for a lock, after which its connection goes to the next. */
const patience = 5_000;
/** For each connection. A longer queue would not be served in time anyway. */
const longestQueue = 100;

/**
 * Who may use a connection of the pool, in the order in which they came. All writers may wait for the same lock, so they never
 * get the last few connections, which are kept for reads. Whoever waits too long is told that the site is busy: pg's own
 * queue fails in the same way as if the database were away.
 */
export function connectionQueues(pool: pg.Pool, max: number) {
	const keptForReads = Math.min(Math.ceil(max / 5), max - 1);
	const all = boundedQueue(max, max * longestQueue);
	const writers = boundedQueue(max - keptForReads, max * longestQueue);
	let open = 0;
	let refused = 0;
	let isRefused = false;
	pool.on("connect", () => {
		open++;
		isRefused = false;
	});
	pool.on("remove", () => open--);

	async function inTurn<T>(turns: BoundedQueue, work: () => Promise<T>): Promise<T> {
		const tooLong = turns.mustWait() ? AbortSignal.timeout(patience) : undefined;
		let hasTurn = false;
		const start = () => {
			hasTurn = true;
			return work();
		};
		return turns(start, tooLong).catch((error: unknown) => {
			if ((error as { code?: string }).code === tooManyConnections) isRefused = true;
			throw hasTurn ? error : noTurn();
		});
	}

	function noTurn() {
		// Those ahead are still trying to connect.
		if (open === 0) return new Error("timeout exceeded when trying to connect");
		refused++;
		return new PoolBusy();
	}

	const read = <T>(work: () => Promise<T>) => inTurn(all, work);
	const write = <T>(work: () => Promise<T>) => inTurn(writers, () => inTurn(all, work));

	/** A connection until it is released. */
	function checkOut(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
		const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
		const holding = async () => {
			const client = await connect();
			const { release } = client;
			const released = new Promise<void>((done) => {
				client.release = (fault) => {
					release(fault);
					done();
				};
			});
			resolve(client);
			await released;
		};
		write(holding).catch(reject);
		return promise;
	}

	const figures = () => ({ waiting: all.waiting() + writers.waiting(), refused });
	return { read, write, checkOut, figures, isRefused: () => isRefused };
}

const tooManyConnections = "53300";

/** Not a refusal, since whoever expects those of an endpoint must not take it for one. */
class PoolBusy extends Error {
	readonly code = poolBusy;
	constructor() {
		super("busy: too many calls wait for a database connection, or one has waited too long");
	}
}
export const poolBusy = "pool_busy";

/** What is taken for a write by mistake only waits longer. */
export const onlyReads = (text: string) =>
	/^\s*(select|with)\b/i.test(text) &&
	!/\b(insert|update|delete|merge|for share|for key share)\b/i.test(text);
