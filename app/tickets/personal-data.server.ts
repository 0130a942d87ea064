import { sql } from "drizzle-orm";
import { type DeclaredTables, ofMember, ofOrders, personal } from "../members/privacy/table-data.server";

export const ticketData = {
	lapsed_holds: personal({
		title: { id: "Tiket yang tidak jadi dibeli", en: "Tickets held and not bought" },
		rows: ofMember,
		shown: "ended_at",
		unshown: "id member_id",
		erased: "deleted",
	}),
	ordered_places: personal({
		title: { id: "Nama pemegang tiket", en: "Ticket holder names" },
		rows: ofOrders,
		shown: "holder",
		unshown: "order_id position place seat_id",
		erased: { because: "tax", overwrite: { holder: sql`'—'` } },
	}),
	ticket_holds: personal({
		title: { id: "Tiket yang ditahan", en: "Tickets on hold" },
		rows: ofMember,
		shown: "id prices ends_at",
		unshown: "member_id sale_id",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
