/** How the store is sorted. The words are also those of the address: `/store/list?category=jersey`. */
export const productCategories = [
	"jersey",
	"pakaian",
	"aksesori",
	"perlengkapan",
	"anak",
	"koleksi",
] as const;
export type ProductCategory = (typeof productCategories)[number];
