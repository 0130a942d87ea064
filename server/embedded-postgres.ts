import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { SettingsError } from "../app/platform/settings.server";
import { backOff } from "./back-off";
import { type Binaries, packagedBinaries } from "./postgres/binaries";
import { databaseUser, ensureCluster } from "./postgres/cluster";
import { freePort, launch, readPostmaster } from "./postgres/postmaster";

export type EmbeddedPostgres = {
	url: string;
	/** Stops the server unless another process still uses it. Never throws. */
	release(): Promise<void>;
};
type Options = {
	/** Holds the cluster, its password and its log. */
	folder: string;
	/** False only for throw-away test clusters: a power cut may lose data. */
	durable?: boolean;
	/** A PostgreSQL other than the bundled one. */
	binaries?: Binaries | undefined;
	/** Called when the server has exited, and when it could not be restarted. */
	onFault?: (error: Error) => void;
};

type Place = { port: number; socketFolder: string | null };
/** A connection that holds the shared lock below, so that others see the server is in use. */
type Hold = pg.Client;

const database = "ombak";
const patience = 30_000;
/** Transient: another process is starting or stopping the server right now, so try again. */
const passing = /lock file|shared memory|starting up|shutting down/;

/**
 * A real PostgreSQL as a child process, for clubs without one of their own. It outlives a killed app on purpose: the
 * next start attaches to it, as does a second process. While any of them runs, a server that exits is restarted.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
	const { folder, durable = true, onFault = () => {} } = options;
	const binaries = options.binaries ?? (await packagedBinaries());
	const files = await ensureCluster(binaries, folder);
	const password = await readPassword(files.password);
	/** Through its socket where it has one: about a third less time per statement than TCP. */
	const urlOf = ({ port, socketFolder }: Place, name = database) =>
		`postgres://${databaseUser}:${password}@127.0.0.1:${port}/${name}${socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ""}`;

	let hold: Hold | null = null;
	const place = await start();
	await ensureDatabase(urlOf(place, "postgres"));
	const releasing = new AbortController();
	const supervised = supervise();

	async function start(): Promise<Place> {
		const deadline = Date.now() + patience;
		let fault: string | null = null;
		while (Date.now() < deadline) {
			const running = await readPostmaster(files.cluster);
			if (running && (await holdOn(running))) return running;
			fault = running ? null : await tryToLaunch(await freePort());
			if (fault && !passing.test(fault)) break;
			await wait(100);
		}
		throw new SettingsError([
			`DATA_DIR: PostgreSQL does not start in ${folder}: ${fault ?? "it does not answer"} (its log: ${path.relative("", files.log)})`,
		]);
	}

	/** Why it does not start, also if the system refuses, such as to open the log; null if it does. */
	function tryToLaunch(port: number): Promise<string | null> {
		return launch(binaries, files, { port, durable }).catch(({ message }) => String(message));
	}

	async function holdOn(running: Place) {
		const taken = await takeHold(urlOf(running, "postgres"));
		taken?.once("end", () => {
			hold = null;
		});
		hold = taken;
		return hold;
	}

	/** Before the final release: a server that has just been restarted does not answer at once. */
	async function holdAgain() {
		const deadline = Date.now() + patience;
		while (!hold && Date.now() < deadline && (await readPostmaster(files.cluster))) {
			if (!(await holdOn(place))) await wait(100);
		}
	}

	/** Restarts on the same port, so connection strings stay valid. */
	async function supervise() {
		const { signal } = releasing;
		for (let tries = 0; !signal.aborted; ) {
			await wait(backOff(tries + 2), undefined, { signal, ref: false }).catch(() => {});
			if (signal.aborted) return;
			if (await readPostmaster(files.cluster)) {
				tries = 0;
				if (!hold) await holdOn(place).catch(() => {});
				continue;
			}
			tries++;
			onFault(new Error("PostgreSQL has exited; restarting it"));
			const fault = await tryToLaunch(place.port);
			if (fault && !passing.test(fault)) onFault(new Error(`PostgreSQL does not start: ${fault}`));
		}
	}

	return {
		url: urlOf(place),
		async release() {
			releasing.abort();
			await supervised;
			await holdAgain().catch(() => {});
			if (hold) await stopIfUnused(hold, files.cluster).catch(() => {});
			await hold?.end().catch(() => {});
		},
	};
}

async function readPassword(file: string) {
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (error) {
		throw new SettingsError([
			`DATA_DIR: the database's password cannot be read: ${(error as Error).message}`,
		]);
	}
}

/** Counting connections instead would mistake what our own process has left running for another process. */
const inUse = 1;

/** Null while the server does not answer, or is being stopped by the last process that used it. */
async function takeHold(url: string): Promise<Hold | null> {
	const hold = newClient(url);
	try {
		await hold.connect();
		await hold.query("select pg_advisory_lock_shared($1)", [inUse]);
		return hold;
	} catch (error) {
		await hold.end().catch(() => {});
		if ((error as { code?: string }).code === wrongPassword)
			throw new SettingsError(["DATA_DIR: the file postgres-password does not belong to this database"]);
		return null;
	}
}

async function stopIfUnused(hold: Hold, cluster: string) {
	await hold.query("select pg_advisory_unlock_shared($1)", [inUse]);
	const { rows } = await hold.query('select pg_try_advisory_lock($1) as "isOurs"', [inUse]);
	const running = await readPostmaster(cluster);
	if (!running || !rows[0].isOurs) return;
	process.kill(running.pid, "SIGINT");
	for (let tries = 0; tries < 200 && (await readPostmaster(cluster)); tries++) await wait(50);
}

const wrongPassword = "28P01";

async function ensureDatabase(url: string) {
	await withClient(url, async (client) => {
		const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
		if (rowCount) return;
		await client.query(`create database ${database}`).catch((error: { code?: string }) => {
			const madeByAnother = error.code === "42P04" || error.code === "23505";
			if (!madeByAnother) throw error;
		});
	});
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>) {
	const client = newClient(url);
	try {
		await client.connect();
		return await use(client);
	} finally {
		await client.end().catch(() => {});
	}
}

function newClient(url: string) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	client.on("error", () => {});
	return client;
}
