import { sql } from "drizzle-orm";
import { type DeclaredTables, personal, taxKeepsAll } from "../privacy/table-data.server";

export const mergeData = {
	merge_requests: personal({
		title: { id: "Permintaan menggabungkan akunmu", en: "Requests to merge your account" },
		rows: ({ id }) => sql`${id} in (kept_id, gone_id)`,
		shown: "because asked_at expires_at outcome proven_by ended_at declined_because",
		unshown: "id kept_id gone_id asked_by code_to code_salt code_hash code_tries code_expires_at ended_by",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
