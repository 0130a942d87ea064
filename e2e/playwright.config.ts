import { defineConfig } from "@playwright/test";

/** What every landing must pass. `npm run journeys` walks all of them. */
const gate = ["guard.spec.ts", "kill.spec.ts", "routes.spec.ts"];

export default defineConfig({
	testDir: ".",
	testMatch: process.env.JOURNEYS === "all" ? "*.spec.ts" : gate,
	outputDir: "../test-results",
	globalSetup: "./start-site.ts",
	fullyParallel: true,
	workers: 2,
	// A slow minute is not a failure: no test waits for less than this.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	reporter: [["list"], ["json"]],
	use: {
		baseURL: process.env.SITE_URL ?? "http://127.0.0.1:4173",
		locale: "id-ID",
		timezoneId: "Asia/Jakarta",
		viewport: { width: 1440, height: 900 },
		trace: "retain-on-failure",
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
			args: [
				"--no-sandbox",
				"--disable-quic",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--no-first-run",
			],
		},
	},
});
