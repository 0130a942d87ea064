import { type DeclaredTables, ofMember, personal } from "../privacy/table-data.server";

export const familyData = {
	children: personal({
		title: { id: "Anak", en: "Children" },
		rows: ofMember,
		shown: "name birth_date consent_at created_at",
		unshown: "id member_id",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
