import { sql } from "drizzle-orm";
import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const allocationData = {
	allocations: personal({
		title: { id: "Jatah yang kamu atur", en: "Places you coordinate" },
		rows: ({ id }) => sql`coordinator_id = ${id}`,
		shown: "group_name price size ends_at created_at",
		unshown: "id sale_id section_id coordinator_id seat_ids",
		erased: { because: "entry", overwrite: {} },
	}),
	allocation_invites: personal({
		title: { id: "Undangan dari kelompok suporter", en: "Invitations from supporter groups" },
		rows: ofMember,
		shown: "name created_at",
		unshown: "id allocation_id token_hash seat_id member_id order_id",
		erased: { because: "entry", overwrite: { name: sql`'—'` } },
	}),
} satisfies DeclaredTables;
