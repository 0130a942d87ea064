import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{app,bench,club,scripts,server,test}/**/*.test.{ts,tsx,mjs}"],
		globalSetup: "./test/postgres.ts",
		// Real databases and hashes on a busy machine: slow is not a failure.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
	},
});
