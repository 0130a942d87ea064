import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { keptAlive, type Pool } from "../app/platform/data/database.server";
import { isAhead, type SchemaVersion, schemaVersion } from "./schema-version";

/** What is the matter: `away`, it does not answer, or not us; `ahead`, its tables are not this code's; `writes`, why they wait. */
export type DatabaseState = { away: string | null; ahead: string | null; writes: string | null };
export type DatabaseWatch = ReturnType<typeof watchDatabase>;

const pause = 2_000;
/** To connect, and to answer a question that waits for no lock. */
const patience = 4_000;

/**
 * Asks the database every two seconds how it is, on a connection of its own, so that neither the answer nor whoever asks for
 * it depends on how busy the pool is. If it is silent, so is the network, or the machine: every connection that has not
 * received a byte meanwhile is dropped, instead of being found dead by one visitor after the other.
 */
export function watchDatabase(pool: Pool, onError: (error: Error) => void = () => {}) {
	let client: pg.Client | undefined;
	let state: DatabaseState = { away: null, ahead: null, writes: null };
	let looking: Promise<DatabaseState> | undefined;
	const stopping = new AbortController();

	async function look(): Promise<DatabaseState> {
		looking ??= ask()
			.catch((error: Error): DatabaseState => {
				onError(error);
				return { ...state, away: reasonOf(error) };
			})
			.then((seen) => {
				state = seen;
				pool.writesWait.reason = seen.writes;
				return seen;
			})
			.finally(() => {
				looking = undefined;
			});
		return looking;
	}

	async function ask(): Promise<DatabaseState> {
		const dropSilent = pool.connections.listen();
		client ??= await connect(pool);
		const asked = client;
		try {
			if (pool.isRefused()) await (await connect(pool)).end();
			const { rows } = await inTime(asked.query<Answer>(question));
			const [seen] = rows as [Answer];
			// A fail-over may have left us with the old primary. Where the address leads now, only a new connection knows.
			if (seen.isReadOnly) {
				pool.connections.dropIdle();
				drop();
			}
			return { away: null, ahead: await aheadOf(seen), writes: whyWritesWait(seen) };
		} catch (error) {
			drop();
			if (error instanceof Silence) dropSilent();
			throw error;
		}
	}

	function drop() {
		client?.connection.stream.destroy();
		client = undefined;
	}

	async function connect({ options }: pg.Pool) {
		const opened = new pg.Client({
			connectionString: options.connectionString,
			application_name: "ombak-watch",
			connectionTimeoutMillis: patience,
			...keptAlive,
		});
		opened.on("error", () => {
			if (client === opened) client = undefined;
		});
		await opened.connect();
		return opened;
	}

	async function keepLooking() {
		while (!stopping.signal.aborted) {
			await look();
			await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
		}
	}

	return {
		look,
		state: () => state,
		start: () => void keepLooking(),
		async stop() {
			stopping.abort();
			drop();
		},
	};
}

type Answer = SchemaVersion & { isReadOnly: boolean; isWaitingForStandby: boolean };

const question = `
	select ${schemaVersion}, pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "isReadOnly",
		exists (
			select from pg_stat_activity where usename = current_user and wait_event = 'SyncRep'
			and query_start < clock_timestamp() - interval '3 seconds'
		) as "isWaitingForStandby"`;

const aheadOf = async (seen: Answer) =>
	(await isAhead(seen)) ? "schema ahead: the database was migrated by a newer version" : null;

function whyWritesWait({ isReadOnly, isWaitingForStandby }: Answer) {
	if (isReadOnly) return "the database is read-only";
	return isWaitingForStandby ? "the database waits for its standby" : null;
}

class Silence extends Error {
	constructor() {
		super("the database does not answer");
	}
}

/** A process that was paused itself finds its timers due first, and what has arrived meanwhile right after them. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
	const silence = async () => {
		await wait(patience, undefined, { ref: false });
		await wait(50);
		throw new Silence();
	};
	return Promise.race([answer, silence()]);
}

function reasonOf(error: Error & { code?: string }) {
	if (error instanceof Silence) return error.message;
	if (error.code === "53300") return "the database has no connection left";
	return `the database cannot be reached: ${error.code ?? error.message}`;
}
