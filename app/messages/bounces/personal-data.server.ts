import { sql } from "drizzle-orm";
import { type DeclaredTables, personal } from "../../members/privacy/table-data.server";

export const bounceData = {
	resting_addresses: personal({
		title: { id: "Alamat yang tidak kami kirimi email", en: "Addresses we send no mail to" },
		rows: ({ provenEmail }) => sql`address = ${provenEmail}`,
		rowsToErase: ({ email }) => sql`address = ${email}`,
		shown: "address reason detail since",
		unshown: "",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
