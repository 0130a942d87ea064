import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const waitingRoomData = {
	waiting_fans: personal({
		title: { id: "Ruang tunggu", en: "Waiting rooms" },
		rows: ofMember,
		shown: "lot joined_at place admitted_at left_at",
		unshown: "sale_id member_id changed_at",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
