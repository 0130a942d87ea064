/**
 * Ref for a radio button. A choice made before hydration is in the DOM, but no handler has seen it, so it is undone
 * and replayed.
 */
export function hearEarlyChoice(radio: HTMLInputElement | null) {
	if (!radio?.checked || radio.defaultChecked) return;
	radio.checked = false;
	radio.click();
}
