import { defineConfig } from "@playwright/test";
import { freePort } from "../scripts/free-port.mjs";
import { workers } from "../scripts/workers.mjs";
import { headlessShell } from "./browsers";

// Chosen once by the runner; its workers inherit it.
process.env.E2E_PORT ??= String(await freePort());

/** What takes a minute, or another browser, starts first: at the end of the run, the other workers would sit idle. */
const longest = /(waiting-room|kill|tracking|routes|push)\.spec\.ts/;

// Playwright stays at 1.59 for now: from 1.60 on, every poll of an assertion that does not hold yet reads the page's whole
// accessibility tree (microsoft/playwright#41098), which took a tenth of the browser's time.
export default defineConfig({
	testDir: ".",
	outputDir: "../test-results",
	globalSetup: "./start-site.ts",
	fullyParallel: true,
	workers,
	// `scripts/count-tests.mjs` says how many needed it, and fails if there are several.
	retries: 1,
	// A slow minute is not a failure: no test waits for less than this.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	reporter: "list",
	projects: [
		{ name: "longest", testMatch: longest },
		{ name: "others", testIgnore: longest },
	],
	use: {
		// The name that the site gives itself in links, for mails and gateways.
		baseURL: process.env.SITE_URL ?? `http://localhost:${process.env.E2E_PORT}`,
		locale: "id-ID",
		timezoneId: "Asia/Jakarta",
		viewport: { width: 1440, height: 900 },
		// Drawing motion is a sixth of the browser's work, and halfway through it contrast says nothing. `moving` of
		// `site.ts` is for tests of what moves.
		contextOptions: { reducedMotion: "reduce" },
		// A trace of every step costs a tenth of the time: `TRACE=on npm test browser` when one is wanted.
		trace: process.env.TRACE === "on" ? "retain-on-failure" : "off",
		screenshot: "only-on-failure",
		launchOptions: headlessShell,
	},
});
