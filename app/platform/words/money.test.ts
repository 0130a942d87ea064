import { expect, test } from "vitest";
import { discountPercent, formatRupiah } from "./money";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("rupiah use dots as separators and never wrap", () => {
	expect(formatRupiah(749000)).toBe("Rp\u00a0749.000");
	expect(plain(formatRupiah(0))).toBe("Rp 0");
	expect(plain(formatRupiah(950))).toBe("Rp 950");
	expect(plain(formatRupiah(12_500_000))).toBe("Rp 12.500.000");
});

test("amounts beyond the safe integers keep every digit", () => {
	expect(plain(formatRupiah(9_007_199_254_740_993n))).toBe("Rp 9.007.199.254.740.993");
});

test("the minus sign goes before the currency", () => {
	expect(plain(formatRupiah(-104_700))).toBe("−Rp 104.700");
	expect(plain(formatRupiah(-1n))).toBe("−Rp 1");
});

test("a discount is never overstated", () => {
	expect(discountPercent(674_100, 749_000)).toBe(10);
	expect(discountPercent(747_000, 749_000)).toBeNull();
	expect(discountPercent(500, 999)).toBe(49);
	expect(discountPercent(749_000, 749_000)).toBeNull();
	expect(discountPercent(749_000, 700_000)).toBeNull();
});
