import { sql } from "drizzle-orm";
import { type DeclaredTables, personal } from "../../../members/privacy/table-data.server";

export const ticketReturnData = {
	ticket_returns: personal({
		title: { id: "Tiket yang dikembalikan", en: "Tickets given back" },
		rows: ({ id }) => sql`giver_id = ${id}`,
		shown: "created_at outcome ended_at",
		unshown: "id pass_id giver_id offer_id",
		erased: { because: "entry", overwrite: {} },
	}),
} satisfies DeclaredTables;
