import { type DeclaredTables, ofMember, personal, taxKeepsAll } from "../members/privacy/table-data.server";

export const stockData = {
	stock_movements: personal({
		title: { id: "Stok yang kamu ubah sebagai staf", en: "Stock you changed as staff" },
		rows: ofMember,
		shown: "change reason created_at",
		unshown: "id variant_id size note member_id",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
