/** The store's categories, also used in the address: `/store/list?category=jersey`. */
export const productCategories = [
	"jersey",
	"pakaian",
	"aksesori",
	"perlengkapan",
	"anak",
	"koleksi",
] as const;
export type ProductCategory = (typeof productCategories)[number];
