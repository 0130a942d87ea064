import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const addressData = {
	addresses: personal({
		title: { id: "Alamat", en: "Addresses" },
		rows: ofMember,
		shown:
			"label recipient phone street landmark postcode village district city province coordinates is_main created_at",
		unshown: "id member_id area",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
