import type { ClubSection } from "../../platform/club-profile";
import type { Localized } from "../../platform/words/language";
import type { LineDiscount, LineDraft } from "../order-lines";

export const voucherWays = ["code", "automatic", "link"] as const;
export type VoucherWay = (typeof voucherWays)[number];

export const voucherEffects = ["percent", "amount", "free_shipping"] as const;
export type VoucherEffect = (typeof voucherEffects)[number];

/** A voucher's conditions; what is left out is not limited. */
export type VoucherScope = {
	kinds?: ("goods" | "ticket")[];
	categories?: string[];
	divisions?: ClubSection[];
	/** Slugs of products or ticket sales. */
	products?: string[];
};

export type VoucherRule = {
	id: string;
	code: string;
	title: Localized;
	effect: VoucherEffect;
	/** Percent or rupiah; 0 for free shipping. */
	value: number;
	/** Maximum discount in rupiah. */
	most: number | null;
	scope: VoucherScope;
	/** The minimum total of the goods in its scope. */
	minimum: number;
};

type Named = { way: VoucherWay; code: string; title: Localized };

/** Its name for the fan: the code that was typed, or its title, since other codes are never shown. */
export const discountNameOf = ({ way, code, title }: Named): Localized =>
	way === "code" ? { id: code, en: code } : title;

/** On orders and invoices. */
export function lineTitleOf(voucher: Named): Localized {
	const { id, en = id } = discountNameOf(voucher);
	return { id: `Voucher ${id}`, en: `Voucher ${en}` };
}

type Discount = { voucher: Named & { id: string }; amount: number; takenOff: readonly LineDiscount[] };

export const draftDiscounts = (discounts: readonly Discount[]): LineDraft[] =>
	discounts.map(({ voucher, amount, takenOff }) => ({
		kind: "discount",
		title: lineTitleOf(voucher),
		reference: voucher.id,
		unitPrice: -amount,
		quantity: 1,
		takenOff,
	}));

/** A line of the purchase, in whole rupiah. */
export type VoucherLine = {
	key: string;
	/** Of the order's line. */
	position: number;
	kind: "goods" | "ticket" | "shipping";
	amount: number;
	category?: string | undefined;
	division?: ClubSection | undefined;
	product?: string | undefined;
};

export function isInScope(
	{ kinds, categories, divisions, products }: VoucherScope,
	line: VoucherLine,
): boolean {
	if (line.kind === "shipping") return false;
	const fits = <T>(wanted: readonly T[] | undefined, has: T | undefined) =>
		!wanted?.length || (has !== undefined && wanted.includes(has));
	return (
		fits(kinds, line.kind) &&
		fits(categories, line.category) &&
		fits(divisions, line.division) &&
		fits(products, line.product)
	);
}
