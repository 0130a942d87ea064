import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineDraft, priceLines } from "../order-lines";
import { taxInside } from "../tax";
import { applyVouchers } from "../vouchers/apply-vouchers";
import { draftDiscounts, type VoucherLine, type VoucherRule } from "../vouchers/voucher-rules";
import { discountReturned, listReturnable, type Returned, returnedAmount } from "./returned-amount";

const tax = { percent: 12, base: { numerator: 11, denominator: 12 }, isDeliveryTaxed: true };
type Bought = Omit<VoucherLine, "key" | "position" | "amount"> & { price: number; quantity: number };

/** An order as the checkout and the ticket sale draft it. */
function sell(bought: readonly Bought[], vouchers: readonly VoucherRule[]) {
	const items = bought.map(
		({ kind, price, quantity }): LineDraft => ({
			kind,
			title: { id: "Barang" },
			unitPrice: price,
			quantity,
			isTaxed: kind !== "ticket",
		}),
	);
	const lines = bought.map(({ price, quantity, ...line }, index) => ({
		...line,
		key: String(index).padStart(3, "0"),
		position: index + 1,
		amount: price * quantity,
	}));
	const { discounts } = applyVouchers(lines, vouchers);
	const drafts = discounts.map(({ voucher, ...rest }) => ({
		...rest,
		voucher: { ...voucher, way: "code" as const },
	}));
	return priceLines([...items, ...draftDiscounts(drafts)], tax);
}

const rule = (overrides: Partial<VoucherRule>): VoucherRule => ({
	id: overrides.code ?? "HEMAT",
	code: "HEMAT",
	title: { id: "Hemat" },
	effect: "percent",
	value: 0,
	most: null,
	scope: {},
	minimum: 0,
	...overrides,
});
const goods = (price: number, quantity = 1, more: Partial<Bought> = {}): Bought => ({
	kind: "goods",
	price,
	quantity,
	...more,
});
const delivery: Bought = { kind: "shipping", price: 18_000, quantity: 1 };
/** What each line alone would refund. */
const refundsOf = (...order: Parameters<typeof sell>) => {
	const { lines } = sell(...order);
	return lines
		.filter(({ kind }) => kind !== "discount")
		.map(({ position, quantity }) => returnedAmount(lines, [], [{ position, quantity }]));
};

describe("a line is refunded at what was paid for it", () => {
	it("where a voucher applied to another line only", () => {
		const shirt = goods(834_000, 1, { product: "jersey" });
		const vouchers = [rule({ value: 90, scope: { products: ["jersey"] } })];
		expect(refundsOf([shirt, goods(500_000, 2), delivery], vouchers)).toEqual([83_400, 1_000_000, 18_000]);
	});

	it("where only the delivery was free", () => {
		expect(refundsOf([goods(100_000), delivery], [rule({ effect: "free_shipping", value: 0 })])).toEqual([
			100_000, 0,
		]);
	});

	it("where a division's things were cheaper", () => {
		const bought = [
			goods(100_000, 1, { division: "football" }),
			goods(100_000, 1, { division: "basketball" }),
		];
		const vouchers = [rule({ value: 15, scope: { divisions: ["basketball"] } })];
		expect(refundsOf(bought, vouchers)).toEqual([100_000, 85_000]);
	});

	it("in an order with several vouchers, worked out by hand", () => {
		// 15 % off basketball: 150.000 → 127.500. Then 50.000 off all goods, of which 617.500 is left: 400.000, 127.500 and
		// 90.000 of it give 32.389, 10.324 and 7.287. Then the delivery.
		const bought = [
			goods(200_000, 2, { division: "football" }),
			goods(150_000, 1, { division: "basketball" }),
			goods(30_000, 3, { division: "football" }),
			delivery,
		];
		const vouchers = [
			rule({ code: "BASKET", value: 15, scope: { divisions: ["basketball"] } }),
			rule({ code: "POTONG", effect: "amount", value: 50_000 }),
			rule({ code: "ONGKIR", effect: "free_shipping", value: 0 }),
		];
		expect(refundsOf(bought, vouchers)).toEqual([367_611, 117_176, 82_713, 0]);
		const { lines, total } = sell(bought, vouchers);
		expect(total).toBe(367_611 + 117_176 + 82_713);
		expect(returnedAmount(lines, [], [{ position: 1, quantity: 1 }])).toBe(183_806);
		expect(returnedAmount(lines, [{ position: 1, quantity: 1 }], [{ position: 1, quantity: 1 }])).toBe(
			183_805,
		);
		// 11/111 of each: 36.430, 11.612 and 8.197.
		expect(lines.reduce((sum, { taxInside }) => sum + taxInside, 0)).toBe(56_239);
	});
});

const anyBought: fc.Arbitrary<Bought> = fc.record({
	kind: fc.constantFrom("goods" as const, "ticket" as const, "shipping" as const),
	price: fc.nat(500_000_000),
	quantity: fc.integer({ min: 1, max: 5 }),
	division: fc.constantFrom("football" as const, "basketball" as const),
	product: fc.constantFrom("a", "b", undefined),
});
const anyRule = fc
	.record({
		code: fc.stringMatching(/^[A-Z]{3,6}$/),
		effect: fc.constantFrom("percent" as const, "amount" as const, "free_shipping" as const),
		value: fc.integer({ min: 1, max: 2_000_000_000 }),
		most: fc.option(fc.integer({ min: 1, max: 500_000_000 })),
		scope: fc.record(
			{
				kinds: fc.subarray(["goods", "ticket"] as const),
				divisions: fc.subarray(["football", "basketball"] as const),
				products: fc.subarray(["a", "b"]),
			},
			{ requiredKeys: [] },
		),
	})
	.map(({ value, ...rest }) =>
		rule({ ...rest, value: rest.effect === "percent" ? (value % 100) + 1 : value } as VoucherRule),
	);

it("sums to what was paid, line by line, however an order is split, and so does every discount", () => {
	fc.assert(
		fc.property(
			fc.array(anyBought, { minLength: 1, maxLength: 6 }),
			fc.uniqueArray(anyRule, { maxLength: 4, selector: ({ code }) => code }),
			fc.infiniteStream(fc.nat(10)),
			(bought, vouchers, picks) => {
				const { lines, total } = sell(bought, vouchers);
				const discounts = lines.filter(({ kind }) => kind === "discount");
				const returned: Returned[] = [];
				const paidBack = new Map<number, number>();
				for (
					let left = listReturnable(lines, returned);
					left.length > 0;
					left = listReturnable(lines, returned)
				) {
					const { position } = left[picks.next().value % left.length]!;
					const now = [{ position, quantity: 1 }];
					const part = returnedAmount(lines, returned, now);
					expect(part).toBeGreaterThanOrEqual(0);
					paidBack.set(position, part + (paidBack.get(position) ?? 0));
					for (const discount of discounts)
						expect(discountReturned(lines, discount, [...returned, ...now])).toBeGreaterThanOrEqual(
							discountReturned(lines, discount, returned),
						);
					returned.push(...now);
				}
				for (const { position, kind, amount, discounts } of lines)
					if (kind !== "discount")
						expect(paidBack.get(position)).toBe(
							amount - discounts.reduce((sum, { amount }) => sum + amount, 0),
						);
				expect([...paidBack.values()].reduce((sum, part) => sum + part, 0)).toBe(total);
				for (const discount of discounts)
					expect(discountReturned(lines, discount, returned)).toBe(-discount.amount);
				const taxes = lines.reduce((sum, { taxInside }) => sum + taxInside, 0);
				const taxed = lines.filter(({ kind }) => kind === "goods" || kind === "shipping");
				expect(taxes).toBe(
					taxed.reduce((sum, { position }) => sum + taxInside(paidBack.get(position)!, tax), 0),
				);
			},
		),
		{ numRuns: 500 },
	);
});
