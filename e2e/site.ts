import { readFileSync } from "node:fs";
import { type BrowserContext, test as base, expect, type Frame, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { KeptTab } from "./kept-tab";

export const testWithNoise = base.extend<object, { tab: KeptTab }>({
	tab: [
		async ({ browser }, use) => {
			const tab = new KeptTab(browser, async (context) => {
				await noteTakeOver(context);
				await saveData(context);
			});
			await use(tab);
			await tab.close();
		},
		{ scope: "worker" },
	],
	page: async ({ tab, viewport, contextOptions, javaScriptEnabled, userAgent }, use) => {
		await use(await tab.take({ viewport, contextOptions, javaScriptEnabled, userAgent }));
		await tab.giveBack();
	},
	context: ({ page }, use) => use(page.context()),
});

/** Every page remembers that the app has taken over; `ready` waits for it. */
export const noteTakeOver = (context: BrowserContext) =>
	context.addInitScript(() => {
		window.addEventListener("taken-over", () => Object.assign(window, { isTakenOver: true }));
	});

/**
 * Then nothing is fetched ahead: a test changes things faster than any reader, and behind the app's back.
 * `navigation.spec.ts` is about what is.
 */
export const saveData = (visitor: BrowserContext | Page) =>
	visitor.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
	});

/** Watches the page of a test that has one: a console error, a warning or a broken policy fails it. */
export const test = testWithNoise.extend({
	page: async ({ page }, use) => {
		const complaints = watchConsole(page);
		await use(page);
		expect(complaints, "the console stays silent").toEqual([]);
	},
});
export { expect };

/** `test.use(moving)`: a visitor who has not asked for less motion. */
export const moving = { contextOptions: { reducedMotion: "no-preference" as const } };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The browser itself reports a page's 404 or a refused form; those are answers, not complaints. */
const answers = /Failed to load resource: the server responded with a status of (400|401|404|409|422|429)/;

export function watchConsole(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (!["error", "warning"].includes(message.type()) || answers.test(message.text())) return;
		complaints.push(`${message.type()}: ${message.text()}`);
	});
	page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
	return complaints;
}

/** React has taken over: from here on, clicks and keys are the app's. Its router is there sooner, and hears no keys yet. */
export async function ready(page: Page) {
	// Not by `waitForFunction`, which sends 300 kB of Playwright's own script into every page that it watches.
	const takenOver = () =>
		page.evaluate(
			() =>
				new Promise<void>((resolve) => {
					if ("isTakenOver" in window) resolve();
					else window.addEventListener("taken-over", () => resolve(), { once: true });
				}),
		);
	await takenOver().catch((error: Error) => {
		// The page went on to another one meanwhile, which is the one to wait for.
		if (!error.message.includes("Execution context was destroyed")) throw error;
		return takenOver();
	});
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The bars around every page, with a quarter of what there is to look at. `routes.spec.ts` looks at them once a page. */
const frame = [".mast", ".top-bar", ".tab-bar", ".site-footer"];

export const accessibilityFaults = (page: Page) => faultsOf(page, standards, frame);

export const wholePageFaults = (page: Page) => faultsOf(page, standards);

/** Tall enough for everything: a control half under one of the frame's bars would count as too small. */
export async function inTallWindow(page: Page, look: (page: Page) => Promise<string[]>) {
	const { width, height } = page.viewportSize()!;
	await page.setViewportSize({ width, height: 4_000 });
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	const faults = await look(page);
	await page.setViewportSize({ width, height });
	return faults;
}

/**
 * Nothing in the app reads the width of the window, so a journey is the same at every width: it is made once, and its screens
 * are looked at on a phone and on a desktop. `LOOKS=all npm test browser` makes it at both.
 */
export const journeysAt = (viewport: typeof phone) =>
	process.env.LOOKS === "all" ? [phone, desktop] : [viewport];

export async function atBothWidths(page: Page, look: (page: Page) => Promise<string[]>) {
	const own = page.viewportSize()!;
	const faults = [];
	for (const viewport of [own.width === phone.width ? desktop : phone, own]) {
		await page.setViewportSize(viewport);
		for (const fault of await inTallWindow(page, look)) faults.push(`${viewport.width}: ${fault}`);
	}
	return faults;
}

/** All that another theme can break on a page whose other faults are known. */
const contrastFaults = (page: Page) =>
	faultsOf(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] }, frame);

/**
 * Of a screen that a test looks at in several widths. A width changes what is laid out and a theme its colours, so light on
 * a phone and dark on a desktop meet everything.
 */
export async function faultsOfWidth(page: Page) {
	const isPhone = page.viewportSize()!.width < 720;
	await page.emulateMedia({ colorScheme: isPhone ? "light" : "dark" });
	return accessibilityFaults(page);
}

export async function faultsInBothThemes(page: Page) {
	// A toast that fades has no contrast.
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
	await page.emulateMedia({ colorScheme: "dark" });
	const dark = await contrastFaults(page);
	await page.emulateMedia({ colorScheme: "light" });
	return [...dark, ...(await accessibilityFaults(page))];
}

/** Minified, it is parsed in half the time. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const hasAxe = (frame: Frame) => frame.evaluate(() => "axe" in window);

/**
 * On the pages that are looked at alone: as an init script, it costs every page a tenth of its loading. And without
 * Playwright's wrapping, which keeps the browser from compiling it lazily.
 */
async function evaluateAxe(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send("Runtime.evaluate", { expression: axeSource });
}

/** As @axe-core/playwright does it, which however loads axe into the page twice for every look at it. */
async function faultsOf(page: Page, runOnly: RunOptions["runOnly"], except: string[] = []) {
	if (!(await hasAxe(page.mainFrame()))) await evaluateAxe(page);
	for (const frame of page.frames()) if (!(await hasAxe(frame))) await frame.evaluate(axeSource);
	const violations = await page.evaluate(
		async ([exclude, options]) => {
			const { axe } = window as unknown as { axe: typeof import("axe-core") };
			return (await axe.run({ exclude }, options)).violations;
		},
		// Of all rules above, only the one on autoplay reads files ahead; none reads style sheets.
		[except, { runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } }] satisfies [
			string[],
			RunOptions,
		],
	);
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
	);
}

/** How much of the screen has moved by itself since the page was opened. */
export const layoutShift = (page: Page) =>
	page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
		return shifts.reduce((sum, { value }) => sum + value, 0);
	});
