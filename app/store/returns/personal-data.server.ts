import { sql } from "drizzle-orm";
import {
	type DeclaredTables,
	ofMember,
	ofOrders,
	personal,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";

export const returnData = {
	return_lines: personal({
		title: { id: "Isi retur", en: "Return lines" },
		rows: ofOrders,
		shown: "position quantity",
		unshown: "return_id order_id written_off",
		erased: taxKeepsAll,
	}),
	returns: personal({
		title: { id: "Retur", en: "Returns" },
		rows: ofMember,
		shown: "reason words photos state answer asked_at decided_at received_at",
		unshown: "id order_id member_id refund_id",
		erased: {
			because: "tax",
			overwrite: {
				words: sql`''`,
				// The database insists on a photograph, and on words for a refusal.
				photos: sql`'[{"id": "", "width": 1, "height": 1}]'`,
				answer: sql`case when answer is not null then '—' end`,
			},
		},
	}),
} satisfies DeclaredTables;
