import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { startEmbeddedPostgres } from "./embedded-postgres";
import { readPostmaster } from "./postgres/postmaster";

const folder = await mkdtemp(path.join(tmpdir(), "ombak-embedded-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const start = (faults: string[] = []) =>
	startEmbeddedPostgres({ folder, durable: false, onFault: ({ message }) => faults.push(message) });
const running = () => readPostmaster(path.join(folder, "postgres"));
const timesStarted = async () =>
	(await readFile(path.join(folder, "postgres.log"), "utf8")).match(/starting PostgreSQL/g)?.length;

const ask = async (url: string) => (await rowOf(url, "select 42 as answer")).answer;

/** The processes that keep the server from being stopped. */
const holdersOf = async (url: string) =>
	Number((await rowOf(url, "select count(*) from pg_locks where locktype = 'advisory'")).count);

async function rowOf(url: string, query: string) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		return (await client.query(query)).rows[0];
	} finally {
		await client.end().catch(() => {});
	}
}

it("restarts a killed server once, on the same port, for all processes that use it", async () => {
	const [faults, otherFaults]: [string[], string[]] = [[], []];
	const one = await start(faults);
	const other = await start(otherFaults);
	expect(other.url).toBe(one.url);
	for (let kill = 1; kill <= 2; kill++) {
		process.kill((await running())!.pid, "SIGKILL");
		await vi.waitFor(async () => expect(await ask(one.url)).toBe(42), { timeout: 60_000, interval: 200 });
		expect(await timesStarted()).toBe(1 + kill);
		await vi.waitFor(async () => expect(await holdersOf(one.url)).toBe(2), { timeout: 60_000 });
	}
	expect([...faults, ...otherFaults]).toContain("PostgreSQL has exited; restarting it");
	await other.release();
	await one.release();
	expect(await running()).toBeNull();
	expect(await timesStarted()).toBe(3);
});

it("is stopped by a release during its restart", async () => {
	const one = await start();
	const before = (await timesStarted())!;
	process.kill((await running())!.pid, "SIGKILL");
	const restarted = async () => expect(await timesStarted()).toBe(before + 1);
	await vi.waitFor(restarted, { timeout: 60_000, interval: 1 });
	await one.release();
	expect(await running()).toBeNull();
});

it("keeps its log, which may quote rows, from other users", async () => {
	const one = await start();
	expect((await stat(path.join(folder, "postgres.log"))).mode & 0o777).toBe(0o600);
	await one.release();
});

it("goes on while another process uses it", async () => {
	const [one, other] = [await start(), await start()];
	await other.release();
	expect(await ask(one.url)).toBe(42);
	await one.release();
	expect(await running()).toBeNull();
});

it("is stopped by the last process even while a statement of its own still runs", async () => {
	const one = await start();
	const client = new pg.Client({ connectionString: one.url });
	client.on("error", () => {});
	await client.connect();
	const cut = expect(client.query("select pg_sleep(600)")).rejects.toThrow();
	await one.release();
	expect(await running()).toBeNull();
	await cut;
});

it.runIf(process.platform === "linux")("has an allocator of its own, not Node's", async () => {
	vi.stubEnv("MALLOC_TRIM_THRESHOLD_", "131072");
	const one = await start();
	const environment = await readFile(`/proc/${(await running())!.pid}/environ`, "utf8");
	expect(environment).toContain("PATH=");
	expect(environment).not.toContain("MALLOC_");
	await one.release();
	vi.unstubAllEnvs();
});

it("is reached through a socket, or TCP if the socket's path would be too long", async () => {
	const deep = path.join(folder, "deep".repeat(20));
	for (const [place, isSocket] of [
		[folder, true],
		[deep, false],
	] as const) {
		const one = await startEmbeddedPostgres({ folder: place, durable: false });
		expect(new URL(one.url).searchParams.get("host")).toBe(isSocket ? path.join(place, "postgres") : null);
		expect(await ask(one.url)).toBe(42);
		await one.release();
	}
});

it("releases a server that no longer exists", async () => {
	const one = await start();
	const { pid } = (await running())!;
	const released = one.release();
	process.kill(pid, "SIGKILL");
	await released;
});

const faultOf = (bad: string) =>
	startEmbeddedPostgres({ folder: bad }).then(
		() => "none",
		(error: Error) => error.message,
	);

it("explains in one line which of its own files is in the way", async () => {
	const odd = path.join(folder, "odd");
	await mkdir(path.join(odd, "postgres.log"), { recursive: true });
	expect(await faultOf(odd)).toMatch(/^DATA_DIR: PostgreSQL does not start in \S+: EISDIR: [^\n]+$/);
	await rm(path.join(odd, "postgres-password"));
	expect(await faultOf(odd)).toMatch(
		/^DATA_DIR: the database's password cannot be read: ENOENT: [^\n]+postgres-password'$/,
	);
});

it("explains in one line why a folder cannot be used", async () => {
	const file = path.join(folder, "a-file");
	await writeFile(file, "");
	for (const bad of ["/proc/nowhere", "/proc/nowhere/below", file, path.join(file, "below")])
		expect(await faultOf(bad)).toMatch(/^DATA_DIR: \S+ cannot be used: [^\n]+$/);

	await writeFile(path.join(folder, "postgres", "PG_VERSION"), "9.6\n");
	expect(await faultOf(folder)).toMatch(
		/^DATA_DIR: PostgreSQL does not start in \S+: database files are incompatible with server [^\n]+$/,
	);
});
