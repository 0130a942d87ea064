import type { HouseKey } from "../platform/club-profile";
import type { Localized } from "../platform/language";

export const voucherWays = ["code", "automatic", "link"] as const;
export type VoucherWay = (typeof voucherWays)[number];

export const voucherEffects = ["percent", "amount", "free_shipping"] as const;
export type VoucherEffect = (typeof voucherEffects)[number];

/** What a voucher is good for; what is left out is not limited. */
export type VoucherScope = {
	kinds?: ("goods" | "ticket")[];
	categories?: string[];
	divisions?: HouseKey[];
	/** Slugs of products, or of ticket sales. */
	products?: string[];
};

export type VoucherRule = {
	id: string;
	code: string;
	title: Localized;
	effect: VoucherEffect;
	/** Percent or rupiah; nothing for free shipping. */
	value: number;
	/** At most so many rupiah. */
	most: number | null;
	scope: VoucherScope;
	/** What the goods in its scope must cost together. */
	minimum: number;
};

type Named = { way: VoucherWay; code: string; title: Localized };

/** What a fan knows it by: the code that was typed, or its title, since nobody ever sees the code of the others. */
export const nameOf = ({ way, code, title }: Named): Localized =>
	way === "code" ? { id: code, en: code } : title;

/** On orders and invoices. */
export function lineTitleOf(voucher: Named): Localized {
	const { id, en = id } = nameOf(voucher);
	return { id: `Voucher ${id}`, en: `Voucher ${en}` };
}

/** One line of what is being bought, in whole rupiah. */
export type VoucherLine = {
	key: string;
	kind: "goods" | "ticket" | "shipping";
	amount: number;
	category?: string | undefined;
	division?: HouseKey | undefined;
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
