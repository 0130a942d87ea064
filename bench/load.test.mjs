import { expect, it } from "vitest";
import { readReport } from "./load.mjs";

const report = (more = "") => `  2060 requests in 1.00s, 1.20MB read\n${more}Requests/sec:   2058.31\n`;

it("reads the requests per second of a run in which everything was answered", () => {
	expect(readReport("/", report())).toBe(2058.31);
});

it.each([
	["errors were answered", report("  Non-2xx or 3xx responses: 3\n"), "responses: 3"],
	["connections broke", report("  Socket errors: connect 0, read 7, write 0, timeout 0\n"), "read 7"],
	["nothing was answered", "Requests/sec:      0.00\n", "nothing was measured"],
	["there is no figure", "unable to connect\n", "nothing was measured"],
])("rejects a run when %s", (_, text, reason) => {
	expect(() => readReport("/", text)).toThrow(reason);
});
