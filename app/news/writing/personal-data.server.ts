import {
	type DeclaredTables,
	ofMember,
	personal,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";

export const writingData = {
	article_revisions: personal({
		title: { id: "Naskah yang kamu simpan sebagai staf", en: "Articles you saved as staff" },
		rows: ofMember,
		shown: "version automatic_since created_at",
		unshown: "article_id content member_id",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
