import { sql } from "drizzle-orm";
import { type DeclaredTables, personal } from "../privacy/table-data.server";

export const serviceKeyData = {
	service_keys: personal({
		title: { id: "Kunci program yang kamu buat sebagai staf", en: "Keys of programs that you made as staff" },
		rows: ({ id }) => sql`owner_id = ${id}`,
		shown: "name scopes created_at ends_at revoked_at last_used_at",
		unshown: "id owner_id token_hash hint",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
