import { type DeclaredTables, ofMember, personal } from "../privacy/table-data.server";

export const staffData = {
	audit_log: personal({
		title: { id: "Perubahan yang kamu buat sebagai staf", en: "Changes you made as staff" },
		rows: ofMember,
		shown: "action subject created_at",
		unshown: "id member_id key_id before after",
		erased: { because: "tax", overwrite: {} },
	}),
	staff_roles: personal({
		title: { id: "Peranmu sebagai staf", en: "Your roles as staff" },
		rows: ofMember,
		shown: "role created_at",
		unshown: "member_id",
		erased: "deleted",
	}),
	staff_views: personal({
		title: { id: "Staf yang melihat datamu", en: "Staff who looked at your data" },
		rows: ofMember,
		shown: "role what reference created_at",
		unshown: "id member_id staff_id",
		erased: "deleted",
	}),
	staff_visits: personal({
		title: { id: "Kunjunganmu ke kantor sebagai staf", en: "Your visits to the office as staff" },
		rows: ofMember,
		shown: "started_at previous_at",
		unshown: "member_id",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
