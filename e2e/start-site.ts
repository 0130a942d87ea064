import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FullConfig } from "@playwright/test";

/** The built site on a fresh demo club, as a club would run it. With SITE_URL set, the site already runs. */
export default async function startSite(config: FullConfig) {
	if (process.env.SITE_URL) return;
	const url = new URL(config.projects[0]?.use.baseURL ?? "");
	const folder = await mkdtemp(path.join(tmpdir(), "ombak-e2e-"));
	const site = spawn(process.execPath, ["build/server/main.js"], {
		cwd: path.resolve(import.meta.dirname, ".."),
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			NODE_ENV: "production",
			APP_ENV: "demo",
			HOST: url.hostname,
			PORT: url.port,
			DATA_DIR: folder,
			LOG_LEVEL: "error",
		},
	});
	await untilReady(site, url);
	return async () => {
		const ended = new Promise((resolve) => site.once("exit", resolve));
		site.kill("SIGTERM");
		await ended;
		await rm(folder, { recursive: true, force: true });
	};
}

async function untilReady(site: ChildProcess, url: URL) {
	while (site.exitCode === null) {
		const ready = await fetch(new URL("/readyz", url)).catch(() => null);
		if (ready?.ok) return;
		await wait(200);
	}
	throw new Error("The site did not start.");
}
