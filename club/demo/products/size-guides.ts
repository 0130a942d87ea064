import type { SizeGuide } from "../../../app/store/products/size-guide";

const chest = { id: "Lebar dada", en: "Chest width" };
const length = { id: "Panjang badan", en: "Body length" };
const sleeve = { id: "Panjang lengan", en: "Sleeve length" };

export const sizeGuides: Record<"adult" | "child" | "sleeveless", SizeGuide> = {
	adult: {
		columns: [chest, length, sleeve],
		rows: [
			{ size: "S", centimetres: [48, 68, 20] },
			{ size: "M", centimetres: [51, 70, 21] },
			{ size: "L", centimetres: [54, 72, 22] },
			{ size: "XL", centimetres: [57, 74, 23] },
			{ size: "2XL", centimetres: [60, 76, 24] },
			{ size: "3XL", centimetres: [64, 78, 25] },
		],
	},
	sleeveless: {
		columns: [chest, length],
		rows: [
			{ size: "S", centimetres: [49, 70] },
			{ size: "M", centimetres: [52, 73] },
			{ size: "L", centimetres: [55, 76] },
			{ size: "XL", centimetres: [58, 79] },
			{ size: "2XL", centimetres: [61, 82] },
			{ size: "3XL", centimetres: [65, 85] },
		],
	},
	child: {
		columns: [chest, length],
		rows: [
			{ size: "4 th", centimetres: [33, 43] },
			{ size: "6 th", centimetres: [36, 47] },
			{ size: "8 th", centimetres: [39, 52] },
			{ size: "10 th", centimetres: [42, 57] },
			{ size: "12 th", centimetres: [45, 62] },
		],
	},
};
