// Runs cases one after the other and prints one table: `npm run chaos` and `npm run storm`.
import { Impossible } from "../chaos/expect.mjs";
import { stop } from "./setup.mjs";
import { printTable } from "./site.mjs";

/** The cases named on the command line, or all of them. */
export function chooseCases(all) {
	const named = process.argv.slice(2).filter((name) => !name.startsWith("--"));
	const unknown = named.filter((name) => !(name in all));
	if (unknown.length > 0)
		stop(`No such case: ${unknown.join(", ")}. There are: ${Object.keys(all).join(", ")}`);
	return Object.entries(all).filter(([name]) => named.length === 0 || named.includes(name));
}

/**
 * Each case returns what it saw, or throws. Returns the exit code: 1 if a case failed, 2 if none did but something could
 * not be measured on this machine.
 *
 * @param {[name: string, measure: () => Promise<string | { result: string, seen: string }>][]} cases
 */
export async function runCases(cases) {
	const rows = [];
	for (const [name, measure] of cases) {
		const since = performance.now();
		const row = await measure().then(
			(seen) => (typeof seen === "string" ? { result: "ok", seen } : seen),
			(error) => ({ result: error instanceof Impossible ? "NOT MEASURED" : "FAILED", seen: error.message }),
		);
		const seconds = Math.round((performance.now() - since) / 1000);
		rows.push({ case: name, result: row.result, seconds, seen: row.seen });
		console.log(`${name}: ${row.result}${row.result === "FAILED" ? `, ${row.seen}` : ""}`);
	}
	console.log("");
	printTable(rows);
	const count = (result) => rows.filter((row) => row.result === result).length;
	const [failed, unmeasured] = [count("FAILED"), count("NOT MEASURED")];
	console.log(`\n${rows.length - failed - unmeasured} ok, ${failed} failed, ${unmeasured} not measured`);
	return failed > 0 ? 1 : unmeasured > 0 || rows.length === 0 ? 2 : 0;
}
