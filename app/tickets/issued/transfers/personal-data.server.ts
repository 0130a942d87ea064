import { sql } from "drizzle-orm";
import { type DeclaredTables, personal } from "../../../members/privacy/table-data.server";

export const transferData = {
	pass_transfers: personal({
		title: { id: "Tiket yang diberikan", en: "Tickets given away" },
		rows: ({ id, provenEmail, provenPhone }) =>
			sql`(giver_id = ${id} or recipient in (${provenEmail}, ${provenPhone}))`,
		shown: "recipient created_at expires_at outcome ended_at",
		unshown: "id pass_id giver_id language token_hash new_pass_id",
		erased: { because: "entry", overwrite: { recipient: sql`'—'`, token_hash: sql`null` } },
	}),
} satisfies DeclaredTables;
