import type { Page } from "@playwright/test";

/** The last file of the app: without it, nothing is hydrated. */
export const app = "**/build/entry.client-*.js";

/** Holds back a file until the test lets it go. */
export async function holdBack(page: Page, file: string) {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(file, async (route) => {
		await held;
		await route.continue();
	});
	return () => letGo();
}
