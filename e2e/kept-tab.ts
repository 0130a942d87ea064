import type {
	Browser,
	BrowserContext,
	CDPSession,
	Disposable,
	Page,
	PlaywrightTestOptions,
} from "@playwright/test";

/** What a test may ask for with `test.use`. The size of a window can be changed later, the rest lasts as long as a tab. */
type Asked = Pick<PlaywrightTestOptions, "viewport" | "contextOptions" | "javaScriptEnabled" | "userAgent">;

/**
 * The one tab of a worker, handed from test to test. A new one costs as much as two pages: another process, in which every
 * script is loaded and compiled again. Each test still finds what a first visit leaves: no cookies, and nothing stored.
 */
export class KeptTab {
	#page: Page | undefined;
	#session: CDPSession | undefined;
	#kind = "";
	#isWorn = false;
	#undo: (() => Promise<unknown>)[] = [];
	#viewport: Asked["viewport"] = null;

	constructor(
		private readonly browser: Browser,
		private readonly prepare: (context: BrowserContext) => Promise<unknown>,
	) {}

	async take({ viewport, ...lasting }: Asked) {
		const kind = JSON.stringify(lasting);
		if (!this.#page || this.#isWorn || this.#kind !== kind) {
			await this.close();
			// As the test asks for it: Playwright adds its options to every context.
			const context = await this.browser.newContext();
			await this.prepare(context);
			this.#page = await context.newPage();
			this.#session = await context.newCDPSession(this.#page);
			this.#kind = kind;
			this.#isWorn = !lasting.javaScriptEnabled;
			this.#undo = [];
			this.#watch(this.#page);
			this.#sizeTabsOf(context);
		}
		this.#viewport = viewport;
		const reducedMotion = lasting.contextOptions.reducedMotion ?? null;
		await this.#page.emulateMedia({ media: null, colorScheme: "light", reducedMotion });
		if (viewport) await this.#page.setViewportSize(viewport);
		return this.#page;
	}

	async giveBack() {
		const page = this.#page!;
		const context = page.context();
		// All at once would be Playwright's own, too, and it could not close the tab any more.
		for (const event of ["console", "pageerror", "request", "response"] as const)
			page.removeAllListeners(event);
		if (this.#isWorn) return;
		for (const work of this.#undo.splice(0)) await work();
		for (const other of context.pages()) if (other !== page) await other.close();
		await page.unrouteAll();
		// From here on, no script of the site writes anything.
		await page.goto("/robots.txt");
		await page.evaluate(() => sessionStorage.clear());
		const { origin } = new URL(page.url());
		await this.#session!.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
		await context.clearCookies();
	}

	async close() {
		await this.#page?.context().close();
		this.#page = undefined;
	}

	/** Further tabs of a context are as wide as the test that it was made for, which may be over. */
	#sizeTabsOf(context: BrowserContext) {
		const newPage = context.newPage.bind(context);
		context.newPage = async () => {
			const page = await newPage();
			if (this.#viewport) await page.setViewportSize(this.#viewport);
			return page;
		};
	}

	/** Notes how to undo what a test changes in the browser itself. Where that is impossible, nobody gets the tab again. */
	#watch(page: Page) {
		const context = page.context();
		const after = (owner: object, name: string, note: (made: never) => void) => {
			const methods = owner as Record<string, (...values: unknown[]) => Promise<never>>;
			const method = methods[name]!.bind(owner);
			methods[name] = async (...values) => {
				const made = await method(...values);
				note(made);
				return made;
			};
		};
		const undo = (work: () => Promise<unknown>) => void this.#undo.push(work);
		for (const owner of [page, context])
			for (const name of ["addInitScript", "exposeFunction"])
				after(owner, name, (made: Disposable) => undo(() => made.dispose()));
		after(context, "newCDPSession", (made: CDPSession) => undo(() => made.detach()));
		after(context, "setOffline", () => undo(() => context.setOffline(false)));
		after(context, "route", () => undo(() => context.unrouteAll()));
		for (const [owner, name] of [
			[page, "close"],
			[context, "close"],
			// Taken back and granted again, it shows no notifications any more.
			[context, "grantPermissions"],
			[context.clock, "install"],
		] as const)
			after(owner, name, () => {
				this.#isWorn = true;
			});
	}
}
