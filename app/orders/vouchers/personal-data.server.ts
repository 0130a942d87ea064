import { sql } from "drizzle-orm";
import {
	type DeclaredTables,
	ofMember,
	ofOrders,
	personal,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";

export const voucherData = {
	voucher_phones: personal({
		title: { id: "Voucher yang dihitung per nomor", en: "Vouchers counted by number" },
		rows: ({ provenPhone }) => sql`phone = ${provenPhone}`,
		shown: "phone",
		unshown: "voucher_id allotment_id",
		erased: "deleted",
	}),
	voucher_uses: personal({
		title: { id: "Voucher yang dipakai", en: "Vouchers used" },
		rows: ofOrders,
		shown: "amount returned",
		unshown: "order_id voucher_id phone_allotment_id",
		erased: taxKeepsAll,
	}),
	vouchers: personal({
		title: { id: "Kreditmu", en: "Your credit" },
		rows: ofMember,
		shown: "code title value starts_at ends_at created_at",
		unshown: "id way effect most scope minimum is_active per_member uses_id budget_id member_id",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
