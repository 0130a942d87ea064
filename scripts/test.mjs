// `npm test`: runs every check and prints the minutes of each and a summary. `npm test unit` runs only the named ones.
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { countTests } from "./count-tests.mjs";
import { keepScratchInMemory } from "./scratch-folder.mjs";
import { install, outcomeOf, stop } from "./setup.mjs";
import { printTable } from "./site.mjs";
import { watchStolenTime } from "./stolen-time.mjs";
import { playwright, vitest } from "./test-runners.mjs";

const checks = {
	types: () => one("pipe", "node_modules/typescript/bin/tsc", "-p", "."),
	lint: () => one("pipe", "node_modules/@biomejs/biome/bin/biome", "ci", "."),
	build: () => one("pipe", "scripts/build.mjs"),
	unit: () => countTests(vitest),
	chaos: () => one("pipe", "chaos/run.mjs", "--quick"),
	browser: async () => {
		const browsers = { CHROMIUM: findChromium(), HEADLESS_SHELL: findHeadlessShell() };
		const built = await checks.build();
		if (built.failed > 0) return built;
		// Always the site that was just built, never one already running.
		return countTests(playwright, { ...browsers, SITE_URL: undefined });
	},
};
/** Unit tests wait for their database a third of the time, and chaos for sites to start. The shorter ones run beside them, one at a time. */
const stages = [[["types", "lint", "build", "chaos"], ["unit"]], [["browser"]]];

const names = Object.keys(checks);
const asked = process.argv.slice(2);
for (const name of asked)
	if (!names.includes(name)) stop(`There is no check "${name}": ${names.join(", ")}.`);

install();
keepScratchInMemory();
const start = performance.now();
const stolenPercent = watchStolenTime();
const parts = [];
const allFailures = [];
for (const stage of stages) await Promise.all(stage.map(inTurn));
console.log("");
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
const all = { part: "all", minutes: minutesSince(start), passed: sum("passed"), failed: sum("failed") };
printTable([...parts, all]);
const stolen = stolenPercent();
if (stolen > 0) console.log(`Meanwhile, other machines on this host took ${stolen} % of the processors.`);
console.log(`\n${all.passed} passed, ${all.failed} failed`);
// Last of all: a long log is read from its end, and often only that is kept.
for (const failure of allFailures) console.log(failure);
// Not `process.exit`, which drops what a slow pipe has not taken yet: the lines above.
process.exitCode = all.failed > 0 || parts.some(({ passed }) => passed === 0) ? 1 : 0;

async function inTurn(someNames) {
	for (const name of someNames.filter((name) => asked.length === 0 || asked.includes(name))) {
		console.log(`\n── ${name}`);
		const start = performance.now();
		const { passed, failed, failures } = await checks[name]();
		allFailures.push(...failures.map((failure) => `${name}: ${failure}`));
		parts.push({ part: name, minutes: minutesSince(start), passed, failed });
	}
}

/** A command that is one check. With "pipe", what it says comes in one piece, not mixed with another's. */
async function one(output, ...args) {
	const { ended, said } = await outcomeOf(args, output);
	process.stdout.write(said);
	const failures = ended === 0 ? [] : ["failed, see above"];
	return { passed: 1 - failures.length, failed: failures.length, failures };
}

function minutesSince(start) {
	return ((performance.now() - start) / 60_000).toFixed(1);
}
