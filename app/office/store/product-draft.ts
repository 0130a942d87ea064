import type { HouseKey } from "../../platform/club-profile";
import { formatCount } from "../../platform/words/numbers";
import { readRupiah } from "../../platform/words/read-rupiah";
import type { ProductCategory } from "../../store/products/product-category";
import type { StaffProduct } from "../../store/selling/contract";
import type { KitName, PictureRef } from "../../ui/art/picture-ref";
import type { ProductFields } from "./product-form";

/** A product as typed. */
export type ProductDraft = {
	nameId: string;
	nameEn: string;
	descriptionId: string;
	descriptionEn: string;
	price: string;
	formerPrice: string;
	category: ProductCategory;
	division: HouseKey;
	weightGrams: string;
	memberLimit: string;
	shipsOn: string;
	featured: boolean;
	isPrinted: boolean;
	printPrice: string;
	printDays: string;
	kit: KitName;
	/** Empty for a drawing made of the name. */
	pictures: readonly PictureRef[];
};

const sum = (amount: number | null | undefined) => (amount ? formatCount(amount, "id") : "");

export const draftOf = (product?: StaffProduct): ProductDraft => ({
	nameId: product?.name.id ?? "",
	nameEn: product?.name.en ?? "",
	descriptionId: product?.description.id ?? "",
	descriptionEn: product?.description.en ?? "",
	price: sum(product?.price),
	formerPrice: sum(product?.formerPrice),
	category: product?.category ?? "jersey",
	division: product?.division ?? "club",
	weightGrams: String(product?.weightGrams ?? 250),
	memberLimit: String(product?.memberLimit ?? ""),
	shipsOn: product?.shipsOn ?? "",
	featured: product?.featured ?? false,
	isPrinted: Boolean(product?.printing),
	printPrice: sum(product?.printing?.price),
	printDays: String(product?.printing?.days ?? 2),
	kit: product?.printing?.kit ?? "home",
	pictures: product?.pictures ?? [],
});

/** The parsed fields, or null and the names of the unclear ones. Fields that the form does not show stay as they are. */
export function readDraft(draft: ProductDraft, product?: StaffProduct) {
	const unclear: string[] = [];
	const number = (field: string, typed: string) => {
		const value = readRupiah(typed);
		if (value === null) unclear.push(field);
		return value ?? 0;
	};
	const optional = (field: string, typed: string) => (typed.trim() ? number(field, typed) : null);
	const both = (id: string, en: string) => ({ id, ...(en.trim() && { en }) });
	const fields: ProductFields = {
		name: both(draft.nameId, draft.nameEn),
		description: both(draft.descriptionId, draft.descriptionEn),
		price: number("price", draft.price),
		formerPrice: optional("formerPrice", draft.formerPrice),
		category: draft.category,
		division: draft.division,
		weightGrams: number("weightGrams", draft.weightGrams),
		memberLimit: optional("memberLimit", draft.memberLimit),
		shipsOn: draft.shipsOn || null,
		featured: draft.featured,
		printing: draft.isPrinted
			? {
					kit: draft.kit,
					price: number("printing.price", draft.printPrice),
					days: number("printing.days", draft.printDays),
				}
			: null,
		pictures:
			draft.pictures.length > 0
				? [...draft.pictures]
				: [{ art: "cover", slug: pathWord(draft.nameId), division: draft.division }],
		sizeGuide: product?.sizeGuide ?? null,
		playerSlug: product?.playerSlug ?? null,
	};
	return { fields: unclear.length === 0 ? fields : null, unclear };
}

/** The seed of the drawing, derived from the name. */
const pathWord = (name: string) =>
	name
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
		.join("-")
		.slice(0, 80) || "barang";
