// A running site for the benchmarks: freshly built, with its own demo club, deleted afterwards.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.mjs";
import { startSite } from "./server.mjs";
import { build, install } from "./setup.mjs";

export async function withSite(use, environment = {}) {
	install();
	build();
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-site-"));
	const port = String(await freePort());
	let site;
	try {
		site = await startSite({
			APP_ENV: "demo",
			HOST: "127.0.0.1",
			PORT: port,
			DATA_DIR: folder,
			LOG_LEVEL: "error",
			...environment,
		});
		return await Promise.race([use(`http://127.0.0.1:${port}`, site.server), site.endedEarly]);
	} finally {
		await site?.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Fetches a URL and throws on an unexpected status or a redirect. */
export async function read(url, headers = {}, status = 200) {
	const answer = await fetch(url, { headers, redirect: "manual" });
	if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}.`);
	return answer;
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
