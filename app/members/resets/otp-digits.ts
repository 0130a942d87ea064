type Change = { digits: readonly string[]; focus: number };

/** Handles typing, pasting and autofill: digits fill to the right, anything else is dropped. */
export function typeDigits(digits: readonly string[], place: number, text: string): Change {
	const typed = text.replace(/\D/g, "");
	if (typed === "") return { digits: text === "" ? replaceAt(digits, place, "") : digits, focus: place };
	// A second digit in a filled box replaces the first; a complete code starts at the first box.
	const fresh = typed.length === 2 && digits[place] ? typed.replace(digits[place], "") : typed;
	const start = fresh.length >= digits.length ? 0 : place;
	const next = digits.map((digit, at) => fresh[at - start] ?? digit);
	return { digits: next, focus: Math.min(start + fresh.length, digits.length - 1) };
}

/** Arrows, Home and End move; backspace in an empty box clears the previous one. Null for any other key. */
export function moveFocus(digits: readonly string[], place: number, key: string): Change | null {
	const last = digits.length - 1;
	switch (key) {
		case "ArrowLeft":
			return { digits, focus: Math.max(0, place - 1) };
		case "ArrowRight":
			return { digits, focus: Math.min(last, place + 1) };
		case "Home":
			return { digits, focus: 0 };
		case "End":
			return { digits, focus: last };
		case "Backspace": {
			const at = digits[place] || place === 0 ? place : place - 1;
			return { digits: replaceAt(digits, at, ""), focus: at };
		}
		case "Delete":
			return { digits: replaceAt(digits, place, ""), focus: place };
		default:
			return null;
	}
}

const replaceAt = (digits: readonly string[], place: number, digit: string) =>
	digits.map((old, at) => (at === place ? digit : old));
