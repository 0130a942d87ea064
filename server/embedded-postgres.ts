import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { SettingsFault } from "../app/platform/settings.server";
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
	const password = (await readFile(files.password, "utf8")).trim();
	/** By its socket where it has one: that takes about a third less time per statement than TCP. */
	const urlOf = ({ port, socketFolder }: Place, name = database) =>
		`postgres://${databaseUser}:${password}@127.0.0.1:${port}/${name}${socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ""}`;

	const place = await start();
	const maintenanceUrl = urlOf(place, "postgres");
	await ensureDatabase(maintenanceUrl);
	const releasing = new AbortController();
	const supervised = supervise();

	async function start(): Promise<Place> {
		const deadline = Date.now() + patience;
		let fault: string | null = null;
		while (Date.now() < deadline) {
			const running = await readPostmaster(files.cluster);
			if (running && (await answers(urlOf(running, "postgres")))) return running;
			fault = running ? null : await launch(binaries, files, { port: await freePort(), durable });
			if (fault && !passing.test(fault)) break;
			await wait(100);
		}
		throw new SettingsFault([
			`DATA_DIR: PostgreSQL does not start in ${folder}: ${fault ?? "it does not answer"} (its log: ${path.relative("", files.log)})`,
		]);
	}

	/** Restarts on the same port, so connection strings stay valid. */
	async function supervise() {
		const { signal } = releasing;
		for (let tries = 0; !signal.aborted; ) {
			await wait(backOff(tries + 2), undefined, { signal, ref: false }).catch(() => {});
			if (signal.aborted) return;
			if (await readPostmaster(files.cluster)) {
				tries = 0;
				continue;
			}
			tries++;
			onFault(new Error("PostgreSQL has exited; restarting it"));
			const fault = await launch(binaries, files, { port: place.port, durable }).catch(({ message }) =>
				String(message),
			);
			if (fault && !passing.test(fault)) onFault(new Error(`PostgreSQL does not start: ${fault}`));
		}
	}

	return {
		url: urlOf(place),
		async release() {
			releasing.abort();
			await supervised;
			await stopIfUnused(maintenanceUrl, files.cluster).catch(() => {});
		},
	};
}

/** The last process stops the server. Our own connections may take a moment to close. */
async function stopIfUnused(url: string, cluster: string) {
	for (let tries = 0; tries < 20 && (await countOthers(url)) > 0; tries++) await wait(100);
	const running = await readPostmaster(cluster);
	if (!running || (await countOthers(url)) > 0) return;
	process.kill(running.pid, "SIGINT");
	for (let tries = 0; tries < 200 && (await readPostmaster(cluster)); tries++) await wait(50);
}

const countOthers = (url: string) =>
	withClient(url, async (client) => {
		const { rows } = await client.query(
			"select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
		);
		return rows[0].n as number;
	});

const answers = (url: string) =>
	withClient(url, async () => true).catch((error: { code?: string }) => {
		if (error.code === wrongPassword)
			throw new SettingsFault(["DATA_DIR: the file postgres-password does not belong to this database"]);
		return false;
	});
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
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		return await use(client);
	} finally {
		await client.end().catch(() => {});
	}
}
