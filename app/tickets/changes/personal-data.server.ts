import {
	type DeclaredTables,
	impersonal,
	ofMember,
	personal,
	taxKeepsAll,
} from "../../members/privacy/table-data.server";

export const changedTicketData = {
	changed_tickets: personal({
		title: { id: "Pilihanmu saat laga berubah", en: "Your choices when a match changed" },
		rows: ofMember,
		shown: "tickets amount credit choice is_default told_at answered_at",
		unshown: "id change_id order_id member_id can_keep refund_id voucher_id",
		erased: taxKeepsAll,
	}),
	match_changes: impersonal("`created_by` is the member of staff who made it; the audit log says the same."),
} satisfies DeclaredTables;
