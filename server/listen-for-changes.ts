import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { keptAlive, type Pool } from "../app/platform/data/database.server";
import {
	receiveContentChange,
	receiveSignals,
	signalChannel,
	signalEverything,
} from "../app/platform/data/signals.server";
import { backOff } from "./back-off";
import type { GuestCache } from "./guest-cache";

type Options = {
	databaseUrl: string;
	/** Whose signals are heard, see `signals.server`. */
	pool: Pool;
	cache: Pick<GuestCache, "forget" | "pause" | "resume">;
	onError: (error: Error) => void;
};
type Line = { client: pg.Client; ended: Promise<void> };

/**
 * Triggers on content tables announce changes (`notify content_changed, 'news'`), whoever made them, and processes send each
 * other signals. Notifications are missed while the connection is down, so the cache pauses until it is back, and then
 * everybody who waits for a signal looks. Throws if the first connect fails.
 */
export async function listenForChanges({ databaseUrl, pool, cache, onError }: Options) {
	const closing = new AbortController();
	let line = await open();
	const kept = keepOpen();

	async function open(): Promise<Line> {
		const client = new pg.Client({
			connectionString: databaseUrl,
			application_name: "ombak-changes",
			connectionTimeoutMillis: 5_000,
			...keptAlive,
		});
		pool.connections.add(client);
		const ended = new Promise<void>((resolve) => client.once("end", resolve));
		// A broken connection emits more than one error, and an unhandled one would end the process.
		client.on("error", onError);
		client.on("notification", ({ channel, payload = "" }) => {
			if (channel === signalChannel) return receiveSignals(pool, payload);
			cache.forget(payload);
			receiveContentChange(pool, payload);
		});
		try {
			await client.connect();
			await client.query(`listen content_changed; listen ${signalChannel}`);
		} catch (error) {
			client.end().catch(() => {});
			throw error;
		}
		cache.resume();
		signalEverything(pool);
		return { client, ended };
	}

	/** A single loop, so there is never more than one attempt in flight. */
	async function keepOpen() {
		while (!closing.signal.aborted) {
			await line.ended;
			cache.pause();
			await reopen();
		}
	}

	async function reopen() {
		for (let tries = 0; !closing.signal.aborted; tries++) {
			await wait(backOff(tries), undefined, { signal: closing.signal, ref: false }).catch(() => {});
			if (closing.signal.aborted) return;
			try {
				line = await open();
				return;
			} catch (error) {
				onError(error as Error);
			}
		}
	}

	return async () => {
		closing.abort();
		line.client.end().catch(() => {});
		await kept;
	};
}
