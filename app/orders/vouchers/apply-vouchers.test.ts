import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyVouchers } from "./apply-vouchers";
import { isInScope, type VoucherLine, type VoucherRule } from "./voucher-rules";

const voucher = (overrides: Partial<VoucherRule> = {}): VoucherRule => ({
	id: overrides.code ?? "A",
	code: "A",
	title: { id: "Hemat" },
	effect: "amount",
	value: 50_000,
	most: null,
	scope: {},
	minimum: 0,
	...overrides,
});
const shirt: VoucherLine = {
	key: "1",
	position: 1,
	kind: "goods",
	amount: 500_000,
	category: "jersey",
	division: "football",
	product: "jersey-kandang",
};
const scarf: VoucherLine = {
	key: "2",
	position: 2,
	kind: "goods",
	amount: 150_000,
	category: "aksesori",
	division: "basketball",
	product: "syal",
};
const shipping: VoucherLine = { key: "3", position: 3, kind: "shipping", amount: 18_000 };
const amounts = (lines: VoucherLine[], ...vouchers: VoucherRule[]) =>
	applyVouchers(lines, vouchers).discounts.map(({ amount, off }) => [amount, off]);

describe("a voucher", () => {
	it("takes off a percentage, an amount, or the shipping, up to its maximum", () => {
		expect(amounts([shirt], voucher({ effect: "percent", value: 10 }))).toEqual([[50_000, "goods"]]);
		expect(amounts([shirt], voucher({ effect: "percent", value: 50, most: 75_000 }))).toEqual([
			[75_000, "goods"],
		]);
		expect(amounts([shirt, shipping], voucher({ effect: "free_shipping", value: 0 }))).toEqual([
			[18_000, "shipping"],
		]);
		expect(amounts([shirt, shipping], voucher({ effect: "free_shipping", value: 0, most: 10_000 }))).toEqual([
			[10_000, "shipping"],
		]);
	});

	it("sees only what is in its scope", () => {
		const tenth = (scope: VoucherRule["scope"]) =>
			amounts([shirt, scarf, shipping], voucher({ effect: "percent", value: 10, scope }))[0]?.[0];
		expect(tenth({ categories: ["aksesori"] })).toBe(15_000);
		expect(tenth({ divisions: ["football"] })).toBe(50_000);
		expect(tenth({ products: ["syal"], kinds: ["goods"] })).toBe(15_000);
		expect(applyVouchers([shirt], [voucher({ scope: { kinds: ["ticket"] } })]).unfit).toMatchObject([
			{ reason: "scope" },
		]);
	});

	it("says how much is missing", () => {
		const { unfit } = applyVouchers([shirt, shipping], [voucher({ minimum: 1_500_000 })]);
		expect(unfit).toMatchObject([{ reason: "minimum", missing: 1_000_000 }]);
	});

	it("takes off nothing once nothing is left", () => {
		const { discounts, unfit } = applyVouchers(
			[shirt],
			[voucher({ value: 900_000 }), voucher({ code: "B", value: 900_000 })],
		);
		expect(discounts.map(({ amount }) => amount)).toEqual([500_000]);
		expect(unfit).toMatchObject([{ reason: "nothing_left" }]);
	});
});

const anyLine = fc.record({
	key: fc.uuid(),
	kind: fc.constantFrom("goods", "ticket", "shipping"),
	amount: fc.integer({ min: 0, max: 5_000_000 }),
	category: fc.constantFrom("jersey", "aksesori", undefined),
	division: fc.constantFrom("football", "basketball", undefined),
	product: fc.constantFrom("a", "b", undefined),
}) as fc.Arbitrary<VoucherLine>;
const anyVoucher = fc
	.record({
		code: fc.stringMatching(/^[A-Z]{1,6}$/),
		effect: fc.constantFrom("percent", "amount", "free_shipping"),
		value: fc.integer({ min: 1, max: 2_000_000 }),
		most: fc.option(fc.integer({ min: 1, max: 500_000 })),
		scope: fc.record(
			{
				kinds: fc.subarray(["goods", "ticket"] as const),
				categories: fc.subarray(["jersey", "aksesori"]),
				divisions: fc.subarray(["football", "basketball"] as const),
				products: fc.subarray(["a", "b"]),
			},
			{ requiredKeys: [] },
		),
		minimum: fc.integer({ min: 0, max: 3_000_000 }),
	})
	.map((rule) =>
		voucher({
			...rule,
			value: rule.effect === "percent" ? (rule.value % 100) + 1 : rule.value,
		} as VoucherRule),
	);
const purchase = [
	fc
		.uniqueArray(anyLine, { maxLength: 12, selector: ({ key }) => key, size: "medium" })
		.map((lines) => lines.map((line, index) => ({ ...line, position: index + 1 }))),
	fc.uniqueArray(anyVoucher, { maxLength: 5, selector: ({ code }) => code }),
] as const;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("whatever is bought with whatever vouchers", () => {
	it("no discount is below one rupiah, above its maximum, or above the price of its goods", () => {
		fc.assert(
			fc.property(...purchase, (lines, vouchers) => {
				const { discounts } = applyVouchers(lines, vouchers);
				const total = sum(lines.map(({ amount }) => amount));
				for (const off of ["goods", "shipping"] as const) {
					const taken = sum(discounts.filter((each) => each.off === off).map(({ amount }) => amount));
					const there = sum(
						lines
							.filter(({ kind }) => (kind === "shipping") === (off === "shipping"))
							.map(({ amount }) => amount),
					);
					expect(taken).toBeLessThanOrEqual(there);
				}
				for (const { amount, voucher } of discounts) {
					expect(Number.isInteger(amount) && amount >= 1).toBe(true);
					expect(amount).toBeLessThanOrEqual(voucher.most ?? amount);
				}
				expect(sum(discounts.map(({ amount }) => amount))).toBeLessThanOrEqual(total);
			}),
		);
	});

	it("a discount is what it takes off the lines that it may, and no line costs less than nothing", () => {
		fc.assert(
			fc.property(...purchase, (lines, vouchers) => {
				const { discounts } = applyVouchers(lines, vouchers);
				for (const { voucher, amount, off, takenOff } of discounts) {
					expect(sum(takenOff.map((each) => each.amount))).toBe(amount);
					const reached = lines.filter(({ position }) => takenOff.some((each) => each.position === position));
					expect(reached).toHaveLength(takenOff.length);
					for (const line of reached)
						expect(off === "shipping" ? line.kind === "shipping" : isInScope(voucher.scope, line)).toBe(true);
				}
				for (const { position, amount } of lines) {
					const taken = discounts.flatMap(({ takenOff }) =>
						takenOff.filter((each) => each.position === position),
					);
					expect(sum(taken.map((each) => each.amount))).toBeLessThanOrEqual(amount);
				}
			}),
		);
	});

	it("the order of lines and vouchers does not matter", () => {
		fc.assert(
			fc.property(...purchase, fc.integer(), (lines, vouchers, seed) => {
				const shuffle = <T>(list: readonly T[]) =>
					list
						.map((value, at) => ({ value, place: Math.sin(seed + at * 7) }))
						.sort((a, b) => a.place - b.place)
						.map(({ value }) => value);
				expect(applyVouchers(shuffle(lines), shuffle(vouchers))).toEqual(applyVouchers(lines, vouchers));
			}),
		);
	});

	it("every voucher is applied or refused with a reason", () => {
		fc.assert(
			fc.property(...purchase, (lines, vouchers) => {
				const { discounts, unfit } = applyVouchers(lines, vouchers);
				expect([...discounts, ...unfit].map(({ voucher }) => voucher.code).sort()).toEqual(
					vouchers.map(({ code }) => code).sort(),
				);
			}),
		);
	});
});
