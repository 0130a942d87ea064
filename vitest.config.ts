import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.mjs";
import { workers } from "./scripts/workers.mjs";

const every = "{app,bench,club,scripts,server,test}/**/*.test.{ts,tsx,mjs}";
// Mocks do not affect modules that are already loaded.
const mocked = "**/*.mocked.test.ts";

export default defineConfig({
	test: {
		globalSetup: "./test/postgres.ts",
		// Real databases and hashes on a busy machine: slow is not a failure.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		maxWorkers: workers,
		sequence: { sequencer: LongestFirst },
		unstubGlobals: true,
		projects: [
			// Loading the whole server anew for every file took nearly half of the time.
			{ extends: true, test: { name: "shared", include: [every], exclude: [mocked], isolate: false } },
			{ extends: true, test: { name: "mocked", include: [mocked] } },
		],
	},
});
