import { sql } from "drizzle-orm";
import {
	type DeclaredTables,
	ofMember,
	ofOrders,
	personal,
	type Subject,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";
import { orders } from "../tables.server";
import { paymentAttempts } from "./tables.server";

export const ofReferences = ({ id }: Subject) => sql`reference in (
	select reference from ${paymentAttempts} join ${orders} on orders.id = order_id where member_id = ${id})`;

export const paymentData = {
	ledger_entries: personal({
		title: { id: "Catatan pembukuan pembayaranmu", en: "Accounting records of your payments" },
		rows: ofOrders,
		shown: "cause account amount at",
		unshown: "order_id",
		erased: taxKeepsAll,
	}),
	payment_attempts: personal({
		title: { id: "Pembayaran", en: "Payments" },
		rows: ofOrders,
		shown: "reference gateway method amount state created_at expires_at paid_at",
		unshown: "id order_id serial page_url instructions transaction_id next_check_at",
		erased: taxKeepsAll,
	}),
	payment_disputes: personal({
		title: { id: "Sengketa pembayaran", en: "Payment disputes" },
		rows: ofOrders,
		shown: "amount is_part reason evidence_due_at opened_at outcome lost decided_at",
		unshown: "attempt_id order_id is_due_by_gateway",
		erased: taxKeepsAll,
	}),
	dispute_notes: personal({
		title: {
			id: "Catatan klub tentang sengketa pembayaranmu",
			en: "The club's notes on your payment disputes",
		},
		rows: ({ id }) => sql`attempt_id in (
			select ${paymentAttempts.id} from ${paymentAttempts} join ${orders} on orders.id = order_id where member_id = ${id})`,
		shown: "at text",
		unshown: "id attempt_id written_by",
		erased: taxKeepsAll,
	}),
	payment_differences: personal({
		title: { id: "Selisih pembayaran", en: "Payment discrepancies" },
		rows: ofReferences,
		shown: "reference ours theirs found_at settled_at",
		unshown: "id attempt_id digest",
		erased: taxKeepsAll,
	}),
	payment_notices: personal({
		title: { id: "Pemberitahuan dari penyedia pembayaran", en: "Notifications from the payment provider" },
		rows: ofReferences,
		shown: "gateway reference received_at",
		unshown: "id digest raw repeats",
		erased: taxKeepsAll,
	}),
	payment_preferences: personal({
		title: { id: "Cara bayar pilihan dan rekening", en: "Preferred payment method and bank account" },
		rows: ofMember,
		shown: "method account",
		unshown: "member_id",
		erased: "deleted",
	}),
	settlement_rows: personal({
		title: { id: "Pencairan pembayaranmu oleh penyedia", en: "Payouts of your payments by the provider" },
		rows: ofReferences,
		shown: "reference method gross settled_at paid_out_on",
		unshown: "id file_id line transaction_id fee tax net problem attempt_id cause closed_at",
		erased: taxKeepsAll,
	}),
	refunds: personal({
		title: { id: "Pengembalian dana", en: "Refunds" },
		rows: ofOrders,
		shown: "amount reason state is_credit account account_named_at created_at done_at",
		unshown: "id order_id attempt_id cause last_error",
		erased: {
			because: "tax",
			overwrite: {
				account: sql`case when account is not null then jsonb_build_object('bank', account -> 'bank', 'number', '', 'holder', '') end`,
			},
		},
	}),
} satisfies DeclaredTables;
