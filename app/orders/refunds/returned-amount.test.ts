import fc from "fast-check";
import { expect, it } from "vitest";
import { listReturnable, type Returned, returnedAmount } from "./returned-amount";

const line = (position: number, unitPrice: number, quantity: number) => ({
	position,
	unitPrice,
	quantity,
	amount: unitPrice * quantity,
});

it("refunds an item at what was paid, its share of the discount taken off", () => {
	const lines = [line(1, 834_000, 1), line(2, 169_000, 2), line(3, -100_000, 1), line(4, 28_000, 1)];
	expect(returnedAmount(lines, [], [{ position: 2, quantity: 1 }])).toBe(169_000 - 14_083);
	expect(returnedAmount(lines, [], listReturnable(lines, []))).toBe(1_100_000);
});

it("sums to the total, however an order is split into refunds, and no part is negative", () => {
	const bought = fc.array(fc.tuple(fc.nat(5_000_000_000), fc.integer({ min: 1, max: 5 })), {
		minLength: 1,
		maxLength: 6,
		size: "max",
	});
	fc.assert(
		fc.property(
			bought,
			fc.double({ min: 0, max: 1, noNaN: true }),
			fc.infiniteStream(fc.nat(10)),
			(bought, share, picks) => {
				const lines = bought.map(([price, quantity], index) => line(index + 1, price, quantity));
				const whole = lines.reduce((sum, { amount }) => sum + amount, 0);
				const all = [...lines, line(lines.length + 1, -Math.floor(whole * share), 1)];
				const total = all.reduce((sum, { amount }) => sum + amount, 0);
				const returned: Returned[] = [];
				let paidBack = 0;
				for (
					let left = listReturnable(all, returned);
					left.length > 0;
					left = listReturnable(all, returned)
				) {
					const { position } = left[picks.next().value % left.length]!;
					const part = returnedAmount(all, returned, [{ position, quantity: 1 }]);
					expect(part).toBeGreaterThanOrEqual(0);
					paidBack += part;
					returned.push({ position, quantity: 1 });
				}
				expect(paidBack).toBe(total);
			},
		),
		{ numRuns: 500 },
	);
});
