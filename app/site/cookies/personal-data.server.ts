import { type DeclaredTables, ofAccounts, personal } from "../../members/privacy/table-data.server";

export const cookieData = {
	cookie_consents: personal({
		title: { id: "Pengaturan cookie", en: "Cookie settings" },
		rows: ofAccounts,
		shown: "version preferences statistics marketing created_at",
		unshown: "id visitor member_id",
		erased: { because: "consent", overwrite: {} },
	}),
} satisfies DeclaredTables;
