// Requests per second, by wrk on one core while the server has the other.
import { spawn } from "node:child_process";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { printTable } from "../scripts/site.mjs";
import { findTool } from "./tools.mjs";

const distinct = path.join(import.meta.dirname, "distinct.lua");
const usualHeaders = { "accept-encoding": "gzip" };
const usualSeconds = Number(process.env.BENCH_SECONDS ?? 5);

/** Renders of one page, without cache hits. */
export const rendersPerSecond = (url) => requestsPerSecond(url, {}, usualSeconds, ["-s", distinct]);

/** `options` are for wrk itself, `rest` for its script. */
export async function requestsPerSecond(url, headers = {}, seconds = usualSeconds, options = [], rest = []) {
	const flags = Object.entries({ ...usualHeaders, ...headers }).flatMap(([name, value]) => [
		"-H",
		`${name}: ${value}`,
	]);
	const limits = ["-t1", "-c32", `-d${seconds}s`, "--timeout", "60s"];
	const ask = () =>
		run(findTool("wrk"), [...limits, ...flags, ...options, url, ...(rest.length ? ["--", ...rest] : [])]);
	// One warm-up run: V8 takes longer to optimise more code, and a production server is warm.
	await ask();
	const report = await ask();
	return readReport(url, report);
}

/** A run with failed requests is not a measurement. */
export function readReport(url, report) {
	const fault = /Non-2xx or 3xx responses: .*|Socket errors: .*/.exec(report)?.[0];
	if (fault) throw new Error(`${url}: ${fault}`);
	const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
	if (!(perSecond > 0)) throw new Error(`${url}: nothing was measured\n${report}`);
	return perSecond;
}

/** A row of the table. */
export function ratio(what, perSecond, against, reference, goal) {
	const ratio = perSecond / reference;
	const verdict = ratio >= goal ? "ok" : "below";
	return { what, "per second": perSecond, against, reference, ratio, goal, verdict };
}

export const printRatios = (rows) =>
	printTable(
		rows.map((row) => ({
			...row,
			"per second": Math.round(row["per second"]),
			reference: Math.round(row.reference),
			ratio: row.ratio.toFixed(2),
		})),
	);

/** The raw response body: `fetch` would decompress it. */
export function bytesOf(url) {
	return new Promise((resolve, reject) => {
		get(url, { headers: usualHeaders }, (answer) => {
			if (answer.statusCode === 200) resolve(buffer(answer));
			else reject(new Error(`${url} answered ${answer.statusCode}.`));
		}).on("error", reject);
	});
}

function run(program, args) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args);
		let output = "";
		child.stdout.on("data", (chunk) => {
			output += chunk;
		});
		child.on("error", reject).on("close", (code, signal) => {
			if (code === 0) resolve(output);
			else reject(new Error(`${path.basename(program)} ended with ${signal ?? code}.\n${output}`));
		});
	});
}
