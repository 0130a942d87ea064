// A running site for the measuring commands: freshly built, on its own demo club, gone afterwards.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "./server.mjs";
import { build, install, stop } from "./setup.mjs";

export async function withSite(use, environment = {}) {
	install();
	build();
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-site-"));
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const site = startServer(["ignore", "ignore", "inherit"], {
		APP_ENV: "demo",
		HOST: "127.0.0.1",
		PORT: String(port),
		DATA_DIR: folder,
		LOG_LEVEL: "error",
		...environment,
	});
	const ended = new Promise((resolve) => site.once("exit", resolve));
	try {
		while (!(await isReady(url))) {
			if (site.exitCode !== null) stop("The site did not start.");
			await wait(200);
		}
		return await use(url, site);
	} finally {
		site.kill("SIGTERM");
		await ended;
		rmSync(folder, { recursive: true, force: true });
	}
}

const isReady = async (url) => (await fetch(`${url}/readyz`).catch(() => null))?.ok;

function freePort() {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port } = probe.address();
			probe.close(() => resolve(port));
		});
	});
}

/** Prints rows of equal keys as a table. */
export function printTable(rows) {
	const columns = Object.keys(rows[0] ?? {});
	const widths = columns.map((column) =>
		Math.max(column.length, ...rows.map((row) => String(row[column]).length)),
	);
	const line = (cells) =>
		console.log(cells.map((cell, index) => String(cell).padEnd(widths[index])).join("  "));
	line(columns);
	for (const row of rows) line(columns.map((column) => row[column]));
}
