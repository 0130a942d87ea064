import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { freePort } from "../scripts/free-port.mjs";
import { startSite } from "../scripts/server.mjs";

// `npm run chaos` kills it more often.
const kills = 2;

test("two kills of the app while it writes lose nothing it acknowledged; a second process shares its database, and the last one to exit stops it", async () => {
	// It starts the site four times.
	test.slow();
	const folder = await mkdtemp(path.join(tmpdir(), "ombak kill "));
	const [port, otherPort] = [await freePort(), await freePort()];
	const acknowledged = new Set<string>();
	for (let kill = 0; kill < kills; kill++) {
		const site = await startApp(folder, port);
		const before = acknowledged.size;
		const writing = keepWriting(port, acknowledged);
		await expect.poll(() => acknowledged.size - before).toBeGreaterThan(20 + kill * 50);
		site.server.kill("SIGKILL");
		await writing;
	}
	const one = await startApp(folder, port);
	const other = await startApp(folder, otherPort);
	const kept = await keptIds(folder);
	const pid = await postgresPid(folder);
	await one.stop();
	expect((await fetch(`http://127.0.0.1:${otherPort}/readyz`)).status).toBe(200);
	expect(await postgresPid(folder)).toBe(pid);
	await other.stop();
	await expect(postgresPid(folder)).rejects.toThrow();
	await removeFolder(folder);

	expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
});

/** A PostgreSQL that has just been stopped may still be writing its last checkpoint. */
const removeFolder = (folder: string) =>
	rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });

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

/** Without the demo club, which takes longer to seed than everything else here. */
const startApp = (folder: string, port: number) =>
	startSite({ APP_ENV: "demo", DEMO_CLUB: "no", PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" });
