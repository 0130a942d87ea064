// Requests per second, by wrk on one core while the server has the other.
import { spawn } from "node:child_process";
import { findTool } from "./tools.mjs";

const usualSeconds = Number(process.env.BENCH_SECONDS ?? 5);

export async function requestsPerSecond(url, headers = {}, seconds = usualSeconds) {
	const flags = Object.entries({ "accept-encoding": "gzip", ...headers }).flatMap(([name, value]) => [
		"-H",
		`${name}: ${value}`,
	]);
	const ask = () => run(findTool("wrk"), ["-t1", "-c32", `-d${seconds}s`, ...flags, url]);
	// Once to warm up: much code takes V8 longer to compile than little, and a server that sells is warm.
	await ask();
	const report = await ask();
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
