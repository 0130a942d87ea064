import { open, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Binaries } from "./binaries";
import { type ClusterFiles, faultIn } from "./cluster";
import { asPostgresUser } from "./postgres-user";

type Launch = { port: number; durable: boolean };

/**
 * Returns once the server has written its lock file (null) or given up (why). PostgreSQL's own lock file keeps a second
 * server off the same folder, so two processes may try at once: one wins, the other finds the winner's.
 */
export async function launch(
	binaries: Binaries,
	files: ClusterFiles,
	{ port, durable }: Launch,
): Promise<string | null> {
	// An error's details may quote a row.
	const log = await open(files.log, "a+", 0o600);
	try {
		const { size } = await log.stat();
		const options: Record<string, string> = {
			port: String(port),
			listen_addresses: "127.0.0.1",
			unix_socket_directories: socketFolderOf(files.cluster, port),
			max_connections: "200",
			// SSDs: random access costs hardly more than sequential.
			random_page_cost: "1.1",
			timezone: "UTC",
			log_timezone: "UTC",
			...(!durable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
		};
		const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
		const child = asPostgresUser(binaries.postgres, ["-D", files.cluster, ...flags], {
			detached: true,
			stdio: ["ignore", log.fd, log.fd],
			env: withoutAllocator(process.env),
		});
		let fault: string | null = null;
		child.once("error", ({ message }) => {
			fault = message;
		});
		child.once("exit", () => {
			fault ??= "it ended at once";
		});
		child.unref();
		for (let tries = 0; tries < 100 && !fault; tries++) {
			if (await readPostmaster(files.cluster)) return null;
			await wait(50);
		}
		const written = Buffer.alloc(Math.max(0, (await log.stat()).size - size));
		await log.read(written, 0, written.length, size);
		return fault && (faultIn(written.toString()) || fault);
	} finally {
		await log.close();
	}
}

/** The malloc settings that keep Node small make PostgreSQL slow, see docs/decisions/0010-memory.md. */
const withoutAllocator = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
	Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("MALLOC_")));

/** The socket is beside the data, unless its path would be too long for the system. */
function socketFolderOf(cluster: string, port: number) {
	const folder = path.resolve(cluster);
	return Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}.lock`)) <= longestSocketPath ? folder : "";
}
const longestSocketPath = 100;

/** The running server of this cluster, if any. The lock file's lines: process id, data folder, start time, port, socket folder, … */
export async function readPostmaster(cluster: string) {
	try {
		const lines = (await readFile(path.join(cluster, "postmaster.pid"), "utf8")).split("\n");
		const pid = Number(lines[0]);
		const port = Number(lines[3]);
		const socketFolder = lines[4] || null;
		return port > 0 && isAlive(pid) && (await runsPostgres(pid)) ? { pid, port, socketFolder } : null;
	} catch {
		return null;
	}
}

export async function freePort() {
	const probe = createServer();
	await new Promise<void>((resolve, reject) => probe.once("error", reject).listen(0, "127.0.0.1", resolve));
	const { port } = probe.address() as { port: number };
	await new Promise((resolve) => probe.close(resolve));
	return port;
}

function isAlive(pid: number) {
	try {
		return pid > 0 && process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** After a reboot, the lock file's pid may belong to another process. */
async function runsPostgres(pid: number) {
	try {
		return (await readFile(`/proc/${pid}/cmdline`, "utf8")).includes("postgres");
	} catch {
		return true;
	}
}
