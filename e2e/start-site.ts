import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { startSite } from "../scripts/server.mjs";
import { secretsIn } from "../test/secrets";
import { nextPassword, password } from "./passwords";

/** The built site on a fresh demo club, as a club would run it. With SITE_URL set, the site already runs. */
export default async function startSiteUnderTest(config: FullConfig) {
	if (process.env.SITE_URL) return;
	const url = new URL(config.projects[0]?.use.baseURL ?? "");
	const folder = await mkdtemp(path.join(tmpdir(), "ombak-e2e-"));
	const log = await open(path.join(folder, "log"), "w");
	const site = await startSite(
		{
			APP_ENV: "demo",
			HOST: "127.0.0.1",
			PORT: url.port,
			DATA_DIR: folder,
			LOG_LEVEL: "debug",
			// Uploaded films are played as they are, whatever is on this machine.
			FFMPEG: "none",
			// Many journeys leave an order of the demo member unpaid.
			UNPAID_ORDERS: "1000",
			UNPAID_PIECES: "1000",
		},
		["ignore", log.fd, "inherit"],
	);
	let fault: Error | undefined;
	site.endedEarly.catch((error: Error) => {
		fault = error;
		console.error(error.message);
		// As Ctrl+C does: no further test starts, and the run has failed.
		process.kill(process.pid, "SIGINT");
	});
	return async () => {
		await site.stop();
		await log.close();
		const lines = (await readFile(path.join(folder, "log"), "utf8")).split("\n");
		await rm(folder, { recursive: true, force: true });
		if (fault) throw fault;
		const leaked = [...secretsIn(lines, [demoMember.password, password, nextPassword]), ...tokensIn(lines)];
		if (leaked.length > 0) throw new Error(`Secrets in the log: ${leaked.join(", ")}`);
	};
}

/** Session, reset and log-in tokens all are 32 random bytes in base64url. Built files have long names, too. */
const tokensIn = (lines: string[]) =>
	lines
		.filter((line) => line.startsWith("{"))
		.flatMap((line) => line.replace(/\/build\/[\w.-]+/g, "").match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [])
		.filter((word) => /\d/.test(word) && /[A-Z]/.test(word) && /[a-z]/.test(word));
