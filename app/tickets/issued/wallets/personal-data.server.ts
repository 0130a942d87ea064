import { sql } from "drizzle-orm";
import { type DeclaredTables, personal, type Subject } from "../../../members/privacy/table-data.server";
import { issuedTickets } from "../tables.server";

const ofTickets = ({ id }: Subject) =>
	sql`pass_id in (select id from ${issuedTickets} where member_id = ${id})`;

export const walletData = {
	wallet_tickets: personal({
		title: { id: "Tiketmu di dompet HP", en: "Your tickets in phone wallets" },
		rows: ofTickets,
		shown: "wallet changed_at",
		unshown: "pass_id told_change next_try_at",
		erased: "deleted",
	}),
	wallet_devices: personal({
		title: { id: "Perangkat yang menyimpan tiketmu", en: "Devices that hold your tickets" },
		rows: ofTickets,
		shown: "created_at",
		unshown: "device pass_id push_token",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
