import { sql } from "drizzle-orm";
import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const passData = {
	passes: personal({
		title: { id: "Tiket", en: "Tickets" },
		rows: ofMember,
		shown: "number holder state issued_at used_at used_gate refunded_at ended_at",
		unshown: "id order_id position place event_id section_id seat_id member_id frozen_by is_disputed",
		erased: { because: "entry", overwrite: { holder: sql`'—'` } },
	}),
} satisfies DeclaredTables;
