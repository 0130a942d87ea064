/**
 * A card number has 16 to 19 digits and ends with a check digit (Luhn). American Express has 15, as many as accounts of
 * some Indonesian banks, one in ten of which would pass the check: it counts as a card only when spaced as on the card, 4-6-5.
 */
export function isCardNumber(typed: string): boolean {
	const digits = typed.replace(/\D/g, "");
	const looksLikeCard =
		/^[2-6]\d{15,18}$/.test(digits) || /^3[47]\d{2}[ .-]\d{6}[ .-]\d{5}$/.test(typed.trim());
	return looksLikeCard && luhnSum(digits) % 10 === 0;
}

const luhnSum = (digits: string) =>
	[...digits].reverse().reduce((sum, digit, at) => {
		const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
		return sum + (value > 9 ? value - 9 : value);
	}, 0);
