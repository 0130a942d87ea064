import type { RefusalTable } from "../../platform/http/refusal";

/** Why a CSV file is rejected. */
export const sheetRefusals = {
	"sheet.unreadable": {
		status: 422,
		message: { id: "File ini tidak bisa dibaca.", en: "This file cannot be read." },
	},
	"sheet.wrong_columns": {
		status: 422,
		message: { id: "Kolomnya tidak cocok.", en: "The columns do not match." },
	},
	"sheet.faulty": {
		status: 422,
		message: {
			id: "Masih ada baris yang salah. Tidak ada yang diubah.",
			en: "Some rows still have errors. Nothing was changed.",
		},
	},
	"sheet.outdated": {
		status: 409,
		message: {
			id: "Datanya berubah setelah kamu periksa. Periksa sekali lagi; tidak ada yang diubah.",
			en: "The data has changed since you checked the file. Check it again; nothing was changed.",
		},
	},
} as const satisfies RefusalTable;
