import { sql } from "drizzle-orm";
import {
	type DeclaredTables,
	ofMember,
	ofOrders,
	personal,
	taxKeepsAll,
} from "../members/privacy/table-data.server";

export const orderData = {
	orders: personal({
		title: { id: "Pesanan", en: "Orders" },
		rows: ofMember,
		shown: "number kind state total buyer created_at pay_by paid_at invoice_year invoice_number invoiced_at",
		unshown: "id member_id once_key language",
		erased: {
			because: "tax",
			overwrite: { buyer: sql`'{"name": "—", "email": "", "phone": ""}'`, once_key: sql`null` },
		},
	}),
	order_events: personal({
		title: { id: "Perjalanan pesanan", en: "Order timelines" },
		rows: ofOrders,
		shown: "at state actor note",
		unshown: "id order_id actor_id",
		erased: taxKeepsAll,
	}),
	order_lines: personal({
		title: { id: "Isi pesanan", en: "Order lines" },
		rows: ofOrders,
		shown: "title details unit_price quantity amount tax_inside discounts",
		unshown: "order_id position kind reference allotment_id",
		// A name printed on a jersey is often the fan's own.
		erased: { because: "tax", overwrite: { details: sql`null` } },
	}),
	order_pdfs: personal({
		title: { id: "Dokumen PDF", en: "PDF documents" },
		rows: ofOrders,
		shown: "kind language made_at",
		unshown: "order_id version file",
		erased: "deleted",
	}),
	refund_lines: personal({
		title: { id: "Isi pengembalian dana", en: "Refund lines" },
		rows: ofOrders,
		shown: "position quantity",
		unshown: "refund_id order_id",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
