/**
 * A payment card's number has 16 to 19 digits, or 15 with American Express, and its last digit is a check digit (Luhn).
 * Bank accounts are told apart as far as can be: those with 15 digits start with the number of a branch.
 */
export function isCardNumber(typed: string): boolean {
	const digits = typed.replace(/\D/g, "");
	return /^(?:[2-6]\d{15,18}|3[47]\d{13})$/.test(digits) && luhnSum(digits) % 10 === 0;
}

const luhnSum = (digits: string) =>
	[...digits].reverse().reduce((sum, digit, at) => {
		const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
		return sum + (value > 9 ? value - 9 : value);
	}, 0);
