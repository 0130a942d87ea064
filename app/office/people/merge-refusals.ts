import type { RefusalTable } from "../../platform/http/refusal";
import { memberRefusals } from "./contract";

/** Why two accounts cannot be merged, whoever asks. */
export const pairRefusals = {
	"member.unknown": memberRefusals["member.unknown"],
	"member.is_staff": memberRefusals["member.is_staff"],
	"member.is_same": {
		status: 409,
		message: {
			id: "Pilih dua akun yang berbeda.",
			en: "Choose two different accounts.",
		},
	},
	"member.is_leaving": {
		status: 409,
		message: {
			id: "Salah satu akun sedang menunggu dihapus atas permintaan pemiliknya.",
			en: "The owner of one of these accounts has asked for it to be deleted.",
		},
	},
	"member.is_disabled": {
		status: 409,
		message: {
			id: "Salah satu akun dinonaktifkan. Aktifkan dulu.",
			en: "One of these accounts is disabled. Enable it first.",
		},
	},
} as const satisfies RefusalTable;

/** Why a member of staff may not agree to a merge; others may. */
export const bars = ["merge.needs_another", "merge.is_own", "merge.is_too_close"] as const;
export type Bar = (typeof bars)[number];
export const barRefusals = {
	"merge.needs_another": {
		status: 409,
		message: {
			id: "Kamu yang memintanya. Orang kedua yang menyetujui, atau pemilik akunnya dengan kode.",
			en: "You asked for this merge. A second person approves it, or the account's owner with a code.",
		},
	},
	"merge.is_own": {
		status: 409,
		message: {
			id: "Salah satu akun pernah dipakai masuk di browsermu. Serahkan kepada rekan.",
			en: "One of these accounts has logged in with a browser that you use, too. Leave it to a colleague.",
		},
	},
	"merge.is_too_close": {
		status: 409,
		message: {
			id: "Peranmu baru diatur oleh yang memintanya, atau sebaliknya. Serahkan kepada rekan lain.",
			en: "Whoever asked has just set your role, or you theirs. Leave it to another colleague.",
		},
	},
} as const satisfies Record<Bar, RefusalTable[string]>;

export const mergeRefusals = {
	...pairRefusals,
	...barRefusals,
	"merge.unknown": {
		status: 404,
		message: { id: "Permintaan ini tidak ada.", en: "There is no such request." },
	},
	"merge.is_waiting": {
		status: 409,
		message: {
			id: "Sudah ada penggabungan lain yang menunggu untuk akun ini.",
			en: "Another merge of this account is already waiting.",
		},
	},
	"merge.is_over": {
		status: 409,
		message: {
			id: "Permintaan ini sudah ditolak atau kedaluwarsa.",
			en: "This request has been declined or has expired.",
		},
	},
	"merge.not_proven": {
		status: 409,
		message: {
			id: "Pemilik akun yang ditutup belum memverifikasi alamat atau nomor ini.",
			en: "The owner of the account that closes has not verified this address or number.",
		},
	},
} as const satisfies RefusalTable;
