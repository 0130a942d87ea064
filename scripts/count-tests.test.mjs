import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { countTests } from "./count-tests.mjs";
import { playwright, vitest } from "./test-runners.mjs";

let folder;
const said = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), "ombak-fake-runner-"));
});
beforeEach(() => said.mockClear());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const complete = { total: 3, passed: 3, failed: 0, skipped: 0 };

/** A fake runner that writes the given output and exits as specified. */
function run({ list = { total: 3 }, report = complete, end = "" }) {
	const script = path.join(folder, "runner.mjs");
	writeFileSync(
		script,
		`import { writeFileSync } from "node:fs";
		const [part, file] = process.argv.slice(2);
		const content = part === "list" ? ${JSON.stringify(list)} : ${JSON.stringify(report)};
		if (content) writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
		if (part === "run") { ${end} }`,
	);
	return countTests({
		list: (file) => [script, "list", file],
		readList: (content) => content,
		run: (file) => [script, "run", file],
		readReport: (content) => content,
	});
}

describe("a test runner", () => {
	it("is trusted if its report is complete", async () => {
		expect(await run({})).toEqual({ passed: 3, failed: 0, failures: [] });
		expect(said).not.toHaveBeenCalled();
	});

	it("reports its own failures, by name", async () => {
		const report = { total: 3, passed: 1, failed: 2, skipped: 0, failures: ["one", "other"] };
		expect(await run({ report, end: "process.exit(1)" })).toEqual({
			passed: 1,
			failed: 2,
			failures: ["one", "other"],
		});
	});

	it("reports how many tests needed a retry", async () => {
		expect(await run({ report: { ...complete, retried: 2 } })).toEqual({
			passed: 3,
			failed: 0,
			failures: [],
		});
		expect(said).toHaveBeenCalledWith("Passed only on retry: 2 (at most 2).");
	});

	it.each([
		["exits with 0 but leaves no report", { report: null }, "left no report"],
		["leaves half a report", { report: '{"total":3,' }, "left no report"],
		["is killed before its report", { report: null, end: "process.kill(process.pid, 'SIGKILL')" }, "SIGKILL"],
		["runs fewer than announced", { report: { ...complete, total: 2, passed: 2 } }, "2 of the 3"],
		["retries too many tests", { report: { ...complete, retried: 3 } }, "a retry for 3"],
		["skips a test", { report: { ...complete, passed: 2, skipped: 1 } }, "skipped 1"],
		["fails after all tests passed", { end: "process.exit(3)" }, "ended with 3"],
		["is killed after its report", { end: "process.kill(process.pid, 'SIGKILL')" }, "SIGKILL"],
		["announces nothing", { list: { total: 0 } }, "announced no tests"],
		["cannot list its tests", { list: null }, "announced no tests"],
	])("fails if it %s", async (_, runner, reason) => {
		expect(await run(runner)).toMatchObject({ failed: 1, failures: [expect.stringContaining(reason)] });
		expect(said).toHaveBeenCalledWith(expect.stringContaining(reason));
	});
});

describe("a report", () => {
	it("of Vitest counts files with tests, and tests that were not run", () => {
		const ran = {
			name: path.resolve("a.test.ts"),
			assertionResults: [{ status: "failed", fullName: "a cart fits" }],
		};
		const fine = { name: path.resolve("b.test.ts"), assertionResults: [{ status: "passed", fullName: "b" }] };
		const report = {
			testResults: [ran, fine, { name: path.resolve("c.test.ts"), assertionResults: [] }],
			numTotalTests: 9,
			numPassedTests: 6,
			numFailedTests: 1,
		};
		expect(vitest.readReport(report)).toEqual({
			total: 2,
			passed: 6,
			failed: 1,
			skipped: 2,
			failures: ["a.test.ts › a cart fits"],
		});
	});

	it("of Playwright counts the tests of every depth", () => {
		const of = (...statuses) =>
			statuses.map((status) => ({ file: "a.spec.ts", line: 7, title: "a fan pays", tests: [{ status }] }));
		const report = {
			suites: [
				{ specs: of("expected", "flaky"), suites: [{ specs: of("expected", "unexpected", "skipped") }] },
			],
		};
		expect(playwright.readReport(report)).toEqual({
			total: 5,
			passed: 3,
			failed: 1,
			skipped: 1,
			retried: 1,
			failures: ["a.spec.ts:7 › a fan pays"],
		});
		expect(playwright.readList(report)).toEqual({ total: 5 });
	});
});
