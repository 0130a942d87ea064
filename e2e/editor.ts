import type { Locator } from "@playwright/test";

/** The editor puts the caret back a moment after it got the focus, and hears of a moved caret a moment later. No person is that fast. */
export async function goToEnd(text: Locator) {
	const aMoment = () => text.evaluate(() => new Promise((done) => setTimeout(done, 100)));
	await text.focus();
	await aMoment();
	await text.press("ControlOrMeta+End");
	await aMoment();
}
