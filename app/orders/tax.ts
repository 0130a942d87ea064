/** Value added tax as the club profile states it: 12 percent of eleven twelfths of the price, for example. */
export type TaxRule = { percent: number; base: { numerator: number; denominator: number } };

/** The tax included in a price, in whole rupiah, rounded half away from zero. */
export function taxInside(amount: number, { percent, base }: TaxRule): number {
	const parts = percent * base.numerator;
	const whole = 100 * base.denominator + parts;
	return Math.sign(amount) * Math.round((Math.abs(amount) * parts) / whole);
}
