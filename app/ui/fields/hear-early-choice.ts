/**
 * The ref of a radio button that React draws. A choice made before the app was here stands in the page, and nobody has
 * heard of it: it is taken back and made once more.
 */
export function hearEarlyChoice(radio: HTMLInputElement | null) {
	if (!radio?.checked || radio.defaultChecked) return;
	radio.checked = false;
	radio.click();
}
