import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const wishData = {
	stock_notices: personal({
		title: { id: "Kabar stok yang kamu tunggu", en: "Back-in-stock notices" },
		rows: ofMember,
		shown: "created_at",
		unshown: "member_id variant_id",
		erased: "deleted",
	}),
	wishes: personal({
		title: { id: "Wishlist", en: "Wish list" },
		rows: ofMember,
		shown: "created_at",
		unshown: "member_id product_id",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
