import { sql } from "drizzle-orm";
import { type DeclaredTables, personal, taxKeepsAll } from "../../../../members/privacy/table-data.server";
import { ofReferences } from "../../personal-data.server";

export const simulatorData = {
	simulated_payments: personal({
		title: { id: "Pembayaran di simulator", en: "Payments in the simulator" },
		rows: ofReferences,
		shown:
			"reference amount method state buyer_name refunded charged_back charged_back_at created_at expires_at paid_at",
		unshown: "token transaction_id instructions language return_url",
		erased: { because: "tax", overwrite: { buyer_name: sql`'—'` } },
	}),
	simulated_refunds: personal({
		title: { id: "Pengembalian dana di simulator", en: "Refunds at the simulator" },
		rows: ofReferences,
		shown: "reference amount created_at",
		unshown: "key",
		erased: taxKeepsAll,
	}),
} satisfies DeclaredTables;
