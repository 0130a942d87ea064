import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const photoData = {
	photos: personal({
		title: { id: "Foto", en: "Photographs" },
		rows: ofMember,
		shown: "id width height created_at",
		unshown: "member_id is_used",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
