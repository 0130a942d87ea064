import { type DeclaredTables, ofMember, personal } from "../privacy/table-data.server";

export const followData = {
	calendar_feeds: personal({
		title: { id: "Alamat kalender", en: "Calendar address" },
		rows: ofMember,
		shown: "created_at",
		unshown: "member_id token",
		erased: "deleted",
	}),
	follows: personal({
		title: { id: "Yang kamu ikuti", en: "Who you follow" },
		rows: ofMember,
		shown: "kind target created_at",
		unshown: "member_id",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
