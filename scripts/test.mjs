// `npm test`: runs every check in turn and prints the minutes of each and a summary. `npm test unit` runs only the
// named ones.
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { countTests } from "./count-tests.mjs";
import { build, install, stop, succeeds } from "./setup.mjs";
import { printTable } from "./site.mjs";
import { playwright, vitest } from "./test-runners.mjs";

const checks = {
	types: () => one("node_modules/typescript/bin/tsc", "-p", "."),
	lint: () => one("node_modules/@biomejs/biome/bin/biome", "ci", "."),
	unit: () => countTests(vitest),
	chaos: () => one("chaos/run.mjs", "--quick"),
	browser: () => {
		const browsers = { CHROMIUM: findChromium(), HEADLESS_SHELL: findHeadlessShell() };
		build();
		// Always the site that was just built, never one already running.
		return countTests(playwright, { ...browsers, SITE_URL: undefined });
	},
};
const names = Object.keys(checks);
const asked = process.argv.slice(2);
for (const name of asked)
	if (!names.includes(name)) stop(`There is no check "${name}": ${names.join(", ")}.`);

install();
const parts = [];
const allFailures = [];
for (const name of asked.length > 0 ? names.filter((name) => asked.includes(name)) : names) {
	console.log(`\n── ${name}`);
	const start = performance.now();
	const { passed, failed, failures } = checks[name]();
	allFailures.push(...failures.map((failure) => `${name}: ${failure}`));
	parts.push({ part: name, minutes: ((performance.now() - start) / 60_000).toFixed(1), passed, failed });
}
console.log("");
printTable(parts);
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
// Last of all: a long log is read from its end, and often only that is kept.
for (const failure of allFailures) console.log(failure);
process.exit(sum("failed") > 0 || parts.some(({ passed }) => passed === 0) ? 1 : 0);

function one(...args) {
	const isFine = succeeds(args);
	return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, failures: isFine ? [] : ["failed, see above"] };
}
