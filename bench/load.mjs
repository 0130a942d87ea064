// Requests per second, by wrk on one core while the server has the other.
import { spawn } from "node:child_process";
import { findTool } from "./tools.mjs";

const seconds = Number(process.env.BENCH_SECONDS ?? 5);

export async function requestsPerSecond(url, headers = {}) {
	const flags = Object.entries({ "accept-encoding": "gzip", ...headers }).flatMap(([name, value]) => [
		"-H",
		`${name}: ${value}`,
	]);
	await run(findTool("wrk"), ["-t1", "-c32", "-d1s", ...flags, url]);
	const report = await run(findTool("wrk"), ["-t1", "-c32", `-d${seconds}s`, ...flags, url]);
	const failures = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1];
	if (failures) throw new Error(`${url}: ${failures} answers were errors`);
	return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

function run(program, args) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args);
		let output = "";
		child.stdout.on("data", (chunk) => {
			output += chunk;
		});
		child.on("error", reject).on("close", () => resolve(output));
	});
}
