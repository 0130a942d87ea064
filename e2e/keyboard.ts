import type { Locator, Page } from "@playwright/test";

/** Tab after Tab, as a person would, until it is there. */
export async function tabTo(page: Page, target: Locator) {
	await target.waitFor();
	// Found once: to look for it after every Tab costs more than the Tab.
	let element = await target.elementHandle();
	for (let pressed = 0; pressed < 120; pressed++) {
		const state = await element!.evaluate((it) => ({
			isReached: it === document.activeElement,
			isGone: !it.isConnected,
		}));
		if (state.isReached) return;
		if (state.isGone) element = await target.elementHandle();
		else await page.keyboard.press("Tab");
	}
	throw new Error(`Tab never came to ${target}.`);
}
