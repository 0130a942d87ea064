import { productCategories } from "../../store/products/product-category";
import type { ProductContent, StaffProduct } from "../../store/selling/contract";
import { productContentOf } from "../../store/selling/contract";
import { storeTexts } from "../../store/texts";
import { kitNames, type PictureRef } from "../../ui/art/picture-ref";
import type { Fields, Values } from "../content/content-fields";
import { drawnCover, sectionOptions } from "../content/kinds/options";
import type { Saved } from "../content/use-edited";
import { PicturesField } from "./pictures-field";

const kits = () => kitNames.map((value) => ({ value, label: { id: value, en: value } }));
const categories = () =>
	productCategories.map((value) => ({
		value,
		label: { id: storeTexts.id.category[value], en: storeTexts.en.category[value] },
	}));

/** All that is edited of a product, in the order of its form. */
export const productFields: Fields<ProductContent> = {
	name: { type: "words", longest: 120, label: { id: "Nama", en: "Name" } },
	price: { type: "rupiah", label: { id: "Harga", en: "Price" } },
	formerPrice: {
		type: "rupiah",
		optional: true,
		label: { id: "Harga lama (dicoret)", en: "Old price (crossed out)" },
	},
	description: { type: "words", longest: 5_000, rows: 4, label: { id: "Uraian", en: "Description" } },
	category: { type: "choice", options: categories, label: { id: "Jenis", en: "Category" } },
	division: { type: "choice", options: sectionOptions, label: { id: "Divisi", en: "Division" } },
	weightGrams: { type: "number", label: { id: "Berat (gram)", en: "Weight (grams)" } },
	memberLimit: {
		type: "number",
		optional: true,
		label: { id: "Maks. per anggota", en: "Limit per member" },
		hint: {
			id: "Semua ukuran dan pesanan. Kosong: tanpa batas.",
			en: "Across all sizes and orders. Empty: no limit.",
		},
	},
	shipsOn: {
		type: "day",
		optional: true,
		label: { id: "Pre-order dikirim mulai", en: "Pre-orders ship from" },
		hint: {
			id: "Selama belum tanggal ini, yang habis bisa diprapesan sampai kuotanya. Kosong: tanpa prapesan.",
			en: "Until then, sold-out variants can be pre-ordered up to their quota. Empty: no pre-orders.",
		},
	},
	pictures: {
		type: "own",
		isWide: true,
		label: { id: "Gambar", en: "Pictures" },
		field: ({ value, onChange, faultOf }) => (
			<PicturesField pictures={value as PictureRef[]} onChange={onChange} error={faultOf()} />
		),
	},
	featured: { type: "flag", label: { id: "Tampilkan di etalase", en: "Feature in the store" } },
	printing: {
		type: "group",
		label: { id: "Bisa dicetak nama dan nomor", en: "Can be printed with name and number" },
		start: { kit: "home", price: null, days: 2 },
		fields: () => ({
			price: { type: "rupiah", label: { id: "Biaya cetak", en: "Printing fee" } },
			days: { type: "number", label: { id: "Tambahan hari", en: "Extra days" } },
			kit: { type: "choice", options: kits, label: { id: "Gambar kaus", en: "Shirt picture" } },
		}),
	},
	sizeGuide: { type: "kept", label: { id: "Panduan ukuran", en: "Size guide" } },
	playerSlug: { type: "kept", label: { id: "Pemain", en: "Player" } },
};

export const emptyProduct: Record<keyof ProductContent, unknown> = {
	name: { id: "" },
	description: { id: "" },
	price: null,
	formerPrice: null,
	category: "jersey",
	division: "club",
	weightGrams: 250,
	memberLimit: null,
	shipsOn: null,
	featured: false,
	printing: null,
	pictures: [],
	sizeGuide: null,
	playerSlug: null,
};

export const toSavedProduct = (product: StaffProduct): Saved<Values> => ({
	...product,
	content: productContentOf(product),
});

/** As it is sent: without a photograph, the picture is a drawing made of the name. */
export const toProduct = (content: Values) => {
	const { pictures, name, division } = content as ProductContent;
	return {
		...content,
		pictures: pictures.length > 0 ? pictures : [drawnCover(name, division)],
	} as ProductContent;
};
