import { sql } from "drizzle-orm";
import { type DeclaredTables, personal } from "../../members/privacy/table-data.server";
import { orders } from "../../orders/tables.server";

export const boxOfficeData = {
	box_office_orders: personal({
		title: { id: "Tiket dari loket", en: "Tickets from the box office" },
		rows: ({ id, provenEmail, provenPhone }) => sql`(recipient in (${provenEmail}, ${provenPhone})
			or order_id in (select id from ${orders} where member_id = ${id}))`,
		shown: "kind name recipient created_at",
		unshown: "order_id sale_id reason placed_by",
		erased: {
			because: "entry",
			overwrite: { name: sql`'—'`, recipient: sql`case kind when 'gift' then '—' end` },
		},
	}),
} satisfies DeclaredTables;
