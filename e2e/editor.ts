import type { Locator } from "@playwright/test";

/** The editor restores its caret shortly after focus, and notices a moved caret shortly after that: wait, as a person would. */
export async function goToEnd(text: Locator) {
	const aMoment = () => text.evaluate(() => new Promise((done) => setTimeout(done, 100)));
	await text.focus();
	await aMoment();
	await text.press("ControlOrMeta+End");
	await aMoment();
}
