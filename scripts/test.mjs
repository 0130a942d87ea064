// `npm test`: every check, one after the other, and one closing line. `npm test unit` runs only the named ones.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { build, install, modernNode, root } from "./setup.mjs";

install();
const reports = mkdtempSync(path.join(tmpdir(), "ombak-reports-"));
const checks = {
	types: () => once("node_modules/typescript/bin/tsc", "-p", "."),
	lint: () => once("node_modules/@biomejs/biome/bin/biome", "ci", "."),
	unit: () =>
		counted(
			"vitest",
			["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"],
			readVitest,
		),
	browser: () => {
		const chromium = findChromium();
		build();
		return counted(
			"playwright",
			["node_modules/@playwright/test/cli.js", "test", "-c", "e2e/playwright.config.ts"],
			readPlaywright,
			{ CHROMIUM: chromium },
		);
	},
};

const asked = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
for (const [name, check] of Object.entries(checks)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	console.log(`\n── ${name}`);
	const { passed, failed } = check();
	total.passed += passed;
	total.failed += failed;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function once(...args) {
	const succeeded = start(args) === 0;
	return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}

/** Runs a test runner and takes its own count; a runner that ended badly never counts as passed. */
function counted(name, args, read, environment = {}) {
	const report = path.join(reports, `${name}.json`);
	const status = start([...args, ...(name === "vitest" ? [`--outputFile.json=${report}`] : [])], {
		...environment,
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
	});
	const count = existsSync(report)
		? read(JSON.parse(readFileSync(report, "utf8")))
		: { passed: 0, failed: 0 };
	return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readVitest({ numPassedTests, numFailedTests }) {
	return { passed: numPassedTests, failed: numFailedTests };
}
function readPlaywright({ stats }) {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function start(args, environment = {}) {
	const { status } = spawnSync(modernNode(), args, {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, ...environment },
	});
	return status;
}
