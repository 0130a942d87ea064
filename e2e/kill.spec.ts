import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pg from "pg";

const kills = 10;
const root = path.resolve(import.meta.dirname, "..");

test("ten kills of the app while it writes lose nothing it acknowledged", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "ombak kill "));
	const port = await freePort();
	const acknowledged = new Set<string>();
	let site: ChildProcess | undefined;
	for (let kill = 0; kill < kills; kill++) {
		site = await startSite(folder, port);
		const writing = keepWriting(port, acknowledged);
		await wait(300 + kill * 70);
		site.kill("SIGKILL");
		await writing;
	}
	site = await startSite(folder, port);
	const kept = await keptIds(folder);
	const lost = [...acknowledged].filter((id) => !kept.has(id));
	await stopSite(site);
	await rm(folder, { recursive: true, force: true });

	expect(acknowledged.size).toBeGreaterThan(kills);
	expect(lost).toEqual([]);
});

test("a second process attaches to the same database, and the last one out stops it", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "ombak two "));
	const [first, second] = [await freePort(), await freePort()];
	const one = await startSite(folder, first);
	const two = await startSite(folder, second);
	const pid = await postgresPid(folder);
	await stopSite(one);
	expect((await fetch(`http://127.0.0.1:${second}/readyz`)).status).toBe(200);
	expect(await postgresPid(folder)).toBe(pid);
	await stopSite(two);
	await expect(postgresPid(folder)).rejects.toThrow();
	await rm(folder, { recursive: true, force: true });
});

/** Consent choices are the smallest change anybody may send; eight visitors send them as fast as answers come. */
async function keepWriting(port: number, acknowledged: Set<string>) {
	const visitor = async () => {
		for (let tries = 0; tries < 500; tries++) {
			const visitorId = crypto.randomUUID();
			const answer = await fetch(`http://127.0.0.1:${port}/api/consents`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({
					visitor: visitorId,
					version: 1,
					preferences: true,
					statistics: false,
					marketing: false,
				}),
			}).catch(() => null);
			if (!answer) return;
			if (answer.ok) acknowledged.add(visitorId);
			await answer.arrayBuffer().catch(() => null);
		}
	};
	await Promise.all(Array.from({ length: 8 }, visitor));
}

async function keptIds(folder: string) {
	const password = (await readFile(path.join(folder, "postgres-password"), "utf8")).trim();
	const port = (await readFile(path.join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[3];
	const client = new pg.Client({ connectionString: `postgres://ombak:${password}@127.0.0.1:${port}/ombak` });
	await client.connect();
	const { rows } = await client.query("select visitor::text from cookie_consents");
	await client.end();
	return new Set(rows.map(({ visitor }) => visitor as string));
}

const postgresPid = async (folder: string) =>
	Number((await readFile(path.join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);

async function startSite(folder: string, port: number) {
	const site = spawn(process.execPath, ["build/server/main.js"], {
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			NODE_ENV: "production",
			APP_ENV: "demo",
			PORT: String(port),
			DATA_DIR: folder,
			LOG_LEVEL: "error",
		},
	});
	while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
		if (site.exitCode !== null) throw new Error("The site did not start.");
		await wait(100);
	}
	return site;
}

async function stopSite(site: ChildProcess) {
	const ended = new Promise((resolve) => site.once("exit", resolve));
	site.kill("SIGTERM");
	await ended;
}

async function freePort() {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const { port } = probe.address() as { port: number };
	await new Promise((resolve) => probe.close(resolve));
	return port;
}
