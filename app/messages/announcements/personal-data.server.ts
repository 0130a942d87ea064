import {
	type DeclaredTables,
	ofMember,
	personal,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";

export const announcementData = {
	announcements: personal({
		title: { id: "Kabar yang kamu kirim sebagai staf", en: "News you sent as staff" },
		rows: ofMember,
		shown: "topic message created_at",
		unshown: "id audience by_mail member_id told_until told mailed done_at",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
