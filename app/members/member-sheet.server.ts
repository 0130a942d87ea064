import { isNull } from "drizzle-orm";
import { info } from "../editing/sheets/columns.server";
import { defineExport } from "../editing/sheets/export-only.server";
import { members } from "./tables.server";

/** Members, the oldest first, without those who have left. */
export const memberSheet = defineExport({
	table: members,
	where: isNull(members.erasedAt),
	columns: {
		id: info({ id: "Nomor anggota.", en: "The member's id." }),
		name: info({ id: "Nama.", en: "Name." }),
		email: info({ id: "Email.", en: "E-mail address." }),
		emailVerified: info({
			id: "Email terverifikasi: ya atau tidak.",
			en: "Whether the address is verified.",
		}),
		phone: info({ id: "Nomor HP.", en: "Phone." }),
		favouriteDivision: info({ id: "Divisi favorit.", en: "Favourite division." }),
		language: info({ id: "Bahasa.", en: "Language." }),
		since: info({ id: "Anggota sejak (UTC).", en: "Member since (UTC)." }),
		disabled: info({ id: "Dinonaktifkan: ya atau tidak.", en: "Whether the account is disabled." }),
	},
	describe: (_, page) =>
		page.map((member) => ({
			id: member.id,
			name: member.name,
			email: member.email,
			emailVerified: member.emailVerifiedAt ? "ya" : "tidak",
			phone: member.phone,
			favouriteDivision: member.favouriteDivision,
			language: member.language,
			since: member.createdAt.toISOString(),
			disabled: member.disabledAt ? "ya" : "tidak",
		})),
});
