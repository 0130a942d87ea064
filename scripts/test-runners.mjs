// The two test runners, as `countTests` starts and reads them.
import path from "node:path";
import { root } from "./setup.mjs";

const vitestCommand = "node_modules/vitest/vitest.mjs";

export const vitest = {
	// Files, not tests: listing tests would have to load all files.
	list: (file) => [vitestCommand, "list", "--filesOnly", `--json=${file}`],
	readList: (files) => ({ total: files.length }),
	run: (file) => [vitestCommand, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
	readReport: ({ testResults, numTotalTests, numPassedTests, numFailedTests }) => ({
		total: testResults.filter(({ assertionResults }) => assertionResults.length > 0).length,
		passed: numPassedTests,
		failed: numFailedTests,
		skipped: numTotalTests - numPassedTests - numFailedTests,
		failures: testResults.flatMap(({ name, assertionResults }) =>
			assertionResults
				.filter(({ status }) => status === "failed")
				.map(({ fullName }) => `${path.relative(root, name)} › ${fullName}`),
		),
	}),
};

const playwrightCommand = ["node_modules/@playwright/test/cli.js", "test", "-c", "e2e/playwright.config.ts"];

export const playwright = {
	list: () => [...playwrightCommand, "--list", "--reporter=json"],
	readList: (listing) => ({ total: testsOf(listing).length }),
	run: () => [...playwrightCommand, "--reporter=list,json"],
	readReport: (report) => {
		const count = (...statuses) => testsOf(report).filter(({ status }) => statuses.includes(status)).length;
		return {
			total: testsOf(report).length,
			passed: count("expected", "flaky"),
			failed: count("unexpected"),
			retried: count("flaky"),
			skipped: count("skipped"),
			failures: specsOf(report)
				.filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
				.map(({ file, line, title }) => `${file}:${line} › ${title}`),
		};
	},
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const testsOf = (report) => specsOf(report).flatMap(({ tests }) => tests);
