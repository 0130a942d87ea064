import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FullConfig } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { secretsIn } from "../test/secrets";
import { nextPassword, password } from "./passwords";

/** The built site on a fresh demo club, as a club would run it. With SITE_URL set, the site already runs. */
export default async function startSite(config: FullConfig) {
	if (process.env.SITE_URL) return;
	const url = new URL(config.projects[0]?.use.baseURL ?? "");
	const folder = await mkdtemp(path.join(tmpdir(), "ombak-e2e-"));
	const log = await open(path.join(folder, "log"), "w");
	const site = spawn(process.execPath, ["build/server/main.js"], {
		cwd: path.resolve(import.meta.dirname, ".."),
		stdio: ["ignore", log.fd, "inherit"],
		env: {
			...process.env,
			NODE_ENV: "production",
			APP_ENV: "demo",
			HOST: url.hostname,
			PORT: url.port,
			DATA_DIR: folder,
			LOG_LEVEL: "debug",
		},
	});
	await untilReady(site, url);
	return async () => {
		const ended = new Promise((resolve) => site.once("exit", resolve));
		site.kill("SIGTERM");
		await ended;
		await log.close();
		const lines = (await readFile(path.join(folder, "log"), "utf8")).split("\n");
		await rm(folder, { recursive: true, force: true });
		const leaked = [...secretsIn(lines, [demoMember.password, password, nextPassword]), ...tokensIn(lines)];
		if (leaked.length > 0) throw new Error(`Secrets in the log: ${leaked.join(", ")}`);
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

/** Session, reset and log-in tokens all are 32 random bytes in base64url. Built files have long names, too. */
const tokensIn = (lines: string[]) =>
	lines
		.filter((line) => line.startsWith("{"))
		.flatMap((line) => line.replace(/\/build\/[\w.-]+/g, "").match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [])
		.filter((word) => /\d/.test(word) && /[A-Z]/.test(word) && /[a-z]/.test(word));
