import { and, asc, gt, isNull } from "drizzle-orm";
import { info } from "../platform/sheets/columns.server";
import { defineSheet } from "../platform/sheets/sheet.server";
import { members } from "./tables.server";

const rowsPerPage = 1_000;

/** Members, the oldest first, without those who have left. */
export const memberSheet = defineSheet({
	columns: {
		id: info({ id: "Nomor anggota.", en: "The member's id." }),
		name: info({ id: "Nama.", en: "Name." }),
		email: info({ id: "E-mail.", en: "E-mail address." }),
		emailVerified: info({
			id: "E-mail terverifikasi: ya atau tidak.",
			en: "Whether the address is verified.",
		}),
		phone: info({ id: "Nomor HP.", en: "Phone." }),
		favouriteDivision: info({ id: "Divisi favorit.", en: "Favourite division." }),
		language: info({ id: "Bahasa.", en: "Language." }),
		since: info({ id: "Anggota sejak (UTC).", en: "Member since (UTC)." }),
		disabled: info({ id: "Dinonaktifkan: ya atau tidak.", en: "Whether the account is disabled." }),
	},
	async list(db, after) {
		const page = await db
			.select()
			.from(members)
			.where(and(isNull(members.erasedAt), after ? gt(members.id, after) : undefined))
			.orderBy(asc(members.id))
			.limit(rowsPerPage);
		const rows = page.map((member) => ({
			id: member.id,
			name: member.name,
			email: member.email,
			emailVerified: member.emailVerifiedAt ? "ya" : "tidak",
			phone: member.phone,
			favouriteDivision: member.favouriteDivision,
			language: member.language,
			since: member.createdAt.toISOString(),
			disabled: member.disabledAt ? "ya" : "tidak",
		}));
		return { rows, next: page.length < rowsPerPage ? null : page.at(-1)!.id };
	},
});
