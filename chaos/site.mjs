import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "../scripts/free-port.mjs";
import { startServer } from "../scripts/server.mjs";
import { ask } from "./ask.mjs";
import { eventually, expect } from "./expect.mjs";

export const newFolder = () => mkdtempSync(path.join(tmpdir(), "ombak-chaos-"));

/** Starts a site for `use`; removed afterwards, with its folder. */
export async function withSite(use, environment = {}) {
	const folder = newFolder();
	const site = await startSite(folder, environment);
	try {
		return await use(site);
	} finally {
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** `main`: a build other than the usual one. */
export async function startSite(folder, environment = {}, main = undefined) {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const settings = {
		APP_ENV: "demo",
		HOST: "127.0.0.1",
		PORT: String(port),
		DATA_DIR: folder,
		LOG_LEVEL: "warn",
		...environment,
	};
	const child = startServer(["ignore", "pipe", "pipe"], settings, main);
	let log = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => {
			log += chunk;
		});
	const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
	const lives = () => child.exitCode === null && child.signalCode === null;
	const site = {
		url,
		port,
		folder,
		pid: child.pid,
		ended,
		log: () => log,
		lives,
		get: (address, options) => ask(`${url}${address}`, options),
		post: (address, json, options) => ask(`${url}${address}`, { method: "POST", json, ...options }),
		openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
		kill: (signal) => child.kill(signal),
		async stop() {
			if (lives()) child.kill("SIGTERM");
			return ended;
		},
		expectAlive: () => expect(lives(), `the process ended: ${log.trim().split("\n").slice(-8).join(" | ")}`),
	};
	await eventually("the site answers", 120, async () => {
		site.expectAlive();
		return (await site.get("/readyz", { patience: 5_000 })).status === 200;
	});
	return site;
}

/** The postmaster of an embedded database, and how to ask it directly. */
export function embeddedDatabase(folder) {
	const [pid, , , port] = readFileSync(path.join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");
	const password = readFileSync(path.join(folder, "postgres-password"), "utf8").trim();
	return { pid: Number(pid), url: `postgres://ombak:${password}@127.0.0.1:${port}/ombak` };
}

export async function queryDatabase(url, statement, values) {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	try {
		return (await client.query(statement, values)).rows;
	} finally {
		await client.end();
	}
}
