import { sql } from "drizzle-orm";
import { type DeclaredTables, personal } from "../../members/privacy/table-data.server";
import { issuedTickets } from "../issued/tables.server";

export const gateData = {
	gate_incidents: personal({
		title: { id: "Kejadian yang kamu catat sebagai staf", en: "Incidents you noted as staff" },
		rows: ({ id }) => sql`noted_by = ${id}`,
		shown: "words is_serious created_at outcome closed_at",
		unshown: "id event_id noted_by",
		erased: { because: "entry", overwrite: {} },
	}),
	gate_measures: personal({
		title: {
			id: "Langkah hari laga yang kamu ambil sebagai staf",
			en: "Match-day measures you took as staff",
		},
		rows: ({ id }) => sql`${id} in (asked_by, approved_by, ended_by)`,
		shown: "kind gate to_gate asked_at taken_at ended_at",
		unshown: "id event_id asked_by approved_by ended_by",
		erased: { because: "entry", overwrite: {} },
	}),
	gate_scans: personal({
		title: { id: "Masuk dan keluar stadion", en: "Entries and exits at the gates" },
		rows: ({ id }) => sql`pass_id in (select id from ${issuedTickets} where member_id = ${id})`,
		shown: "number gate direction verdict visit scanned_at",
		unshown: "id event_id pass_id scanner member_id shown is_manual received_at",
		erased: { because: "entry", overwrite: {} },
	}),
} satisfies DeclaredTables;
