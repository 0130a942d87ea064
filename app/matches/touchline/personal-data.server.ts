import {
	type DeclaredTables,
	ofMember,
	personal,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";

export const touchlineData = {
	match_entries: personal({
		title: {
			id: "Yang kamu catat dari tepi lapangan sebagai staf",
			en: "What you recorded from the touchline as staff",
		},
		rows: ofMember,
		shown: "made_at created_at",
		unshown: "id event_id entry undoes counted undone_at member_id",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
