// Runs a test runner and counts the tests in its report. Only a complete report counts: a runner that crashed, left no
// report, skipped tests or ran fewer than it announced has failed, whatever its exit code says.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { outcomeOf } from "./setup.mjs";

/**
 * A runner's `list` and `run` are its arguments to write, as JSON into a file, what it would run and how that went;
 * `readList` and `readReport` read those files. Both have a `total` in the same unit: tests, or test files.
 */
export async function countTests(runner, environment = {}) {
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-report-"));
	const start = async (argumentsFor, name, stdio) => {
		const file = path.join(folder, name);
		// The only way to set Playwright's report path.
		const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
		const { ended } = await outcomeOf(argumentsFor(file), stdio, { ...environment, ...report });
		return { content: readJson(file), ended };
	};
	try {
		// In parallel: the runner first waits for its database or its site.
		const [listing, { content, ended }] = await Promise.all([
			start(runner.list, "list.json", ["ignore", "ignore", "inherit"]),
			start(runner.run, "report.json", "inherit"),
		]);
		const announced = listing.content ? runner.readList(listing.content).total : 0;
		if (announced === 0) return failed("announced no tests");
		if (!content) return failed(`ended with ${ended} and left no report`);
		return judge(runner.readReport(content), announced, ended);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** A slow moment may make a browser test fail once. More than that is a race in the site or in a test. */
const mostRetried = 2;

function judge({ total, passed, failed, skipped, retried = 0, failures = [] }, announced, ended) {
	const faults = [];
	if (retried > 0) console.error(`Passed only on retry: ${retried} (at most ${mostRetried}).`);
	if (retried > mostRetried) faults.push(`needed a retry for ${retried} tests`);
	if (total < announced) faults.push(`reported ${total} of the ${announced} it announced`);
	if (skipped > 0) faults.push(`skipped ${skipped}`);
	if (ended !== 0 && failed === 0) faults.push(`ended with ${ended}`);
	const said = faults.map((fault) => `The test runner ${fault}.`);
	for (const line of said) console.error(line);
	return { passed, failed: failed + faults.length, failures: [...failures, ...said] };
}

function failed(fault) {
	const said = `The test runner ${fault}.`;
	console.error(said);
	return { passed: 0, failed: 1, failures: [said] };
}

function readJson(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}
