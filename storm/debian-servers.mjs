import { chownSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { eventually, Impossible } from "../chaos/expect.mjs";
import { cuttable, importSource, isRunning } from "../chaos/postgres.mjs";
import { newFolder, queryDatabase } from "../chaos/site.mjs";
import { freePort } from "../scripts/free-port.mjs";

const { asPostgresUser, postgresOwner } = await importSource("./server/postgres/postgres-user.ts");
const { launch, readPostmaster } = await importSource("./server/postgres/postmaster.ts");
const { binariesIn } = await importSource("./server/postgres/binaries.ts");

/**
 * Two servers of Debian's: a copy of the ground's, and its standby, without which nothing is acknowledged. `url` leads to the
 * first until `way` leads elsewhere; `line` is the network between the two.
 */
export const withStandby = (ground, use, { isSynchronous = true } = {}) =>
	withFolder(async (folder) => {
		if (!ground.bin) throw new Impossible("Debian's PostgreSQL is needed: apt-get install postgresql-15");
		const copy = await copyServer(ground, ground.url, path.join(folder, "first"));
		const opened = [copy];
		try {
			const line = await cuttable(copy.url);
			opened.push(line);
			const standby = await copyServer(ground, line.url, path.join(folder, "second"), [
				"--write-recovery-conf",
				"--create-slot",
				"--slot=standby",
			]);
			opened.push(standby);
			if (isSynchronous) {
				await queryDatabase(copy.url, "alter system set synchronous_standby_names = '*'");
				await queryDatabase(copy.url, "select pg_reload_conf()");
			}
			const state = isSynchronous ? "sync" : "async";
			await eventually(`the standby is ${state}`, 60, async () => {
				const [standby] = await queryDatabase(copy.url, "select sync_state from pg_stat_replication");
				return standby?.sync_state === state;
			});
			const way = await cuttable(copy.url);
			opened.push(way);
			return await use({ ...ground, url: way.url, way, line, primary: copy, standby });
		} finally {
			for (const one of opened.reverse()) one.close();
		}
	});

/** A folder that PostgreSQL's user owns; removed afterwards. */
export async function withFolder(use) {
	const folder = newFolder();
	const owner = postgresOwner();
	if (owner) chownSync(folder, owner, owner);
	try {
		return await use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function copyServer({ bin }, from, cluster, more = []) {
	const source = new URL(from);
	source.searchParams.delete("host");
	const args = ["--dbname", source.href, "--pgdata", cluster, "--checkpoint=fast", "--no-sync", ...more];
	await runToEnd(path.join(bin, "pg_basebackup"), args);
	const files = { cluster, password: "", log: `${cluster}.log` };
	const port = await freePort();
	const fault = await launch(binariesIn(bin), files, { port, durable: true });
	if (fault) throw new Error(`a copy of PostgreSQL does not start: ${fault}`);
	const { pid } = await readPostmaster(cluster);
	const url = Object.assign(source, { port }).href;
	await eventually("a copy of PostgreSQL answers", 60, () =>
		queryDatabase(url, "select").then(
			() => true,
			() => false,
		),
	);
	const freeze = () => signalAll(pid, "SIGSTOP");
	return {
		url,
		freeze,
		thaw: () => signalAll(pid, "SIGCONT"),
		promote: () => queryDatabase(url, "select pg_promote()"),
		kill: () => signalAll(pid, "SIGKILL"),
		close: () => signalAll(pid, "SIGKILL"),
	};
}

/** A program of PostgreSQL's, as its user. */
export async function runToEnd(command, args) {
	const child = asPostgresUser(command, args, { stdio: ["ignore", "ignore", "pipe"] });
	let said = "";
	child.stderr.on("data", (chunk) => {
		said += chunk;
	});
	const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
	if (code !== 0) throw new Error(`${path.basename(command)} failed: ${said.trim()}`);
}

/** A server with all its processes, as if its machine had lost its power: stopped first, so that it starts no other meanwhile. */
export function signalAll(pid, signal) {
	if (!isRunning(pid)) return;
	process.kill(pid, "SIGSTOP");
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
	for (const one of [pid, ...children.map(Number)])
		try {
			process.kill(one, signal);
		} catch (error) {
			if (error.code !== "ESRCH") throw error;
		}
}
