import { defineTexts } from "../platform/language";

export const paymentTexts = defineTexts({
	id: {
		preferred: "Cara bayar pilihan",
		preferredText: "Langsung terpilih setiap kali kamu membayar. Kamu tetap bisa menggantinya saat itu.",
		method: "Cara bayar",
		noMethod: "Pilih nanti saja",
		methodSaved: "Cara bayar pilihanmu tersimpan.",
		account: "Rekening untuk pengembalian dana",
		accountText:
			"Simpan sekali. Kalau ada dana yang harus kembali lewat transfer, tinggal kamu setujui. Nomor kartu tidak pernah kami simpan.",
		kept: (bank: string, end: string) => `${bank}, berakhiran ${end}`,
		holderIs: (holder: string) => `atas nama ${holder}`,
		keep: "Simpan rekening",
		change: "Ganti rekening",
		cancelChange: "Batal, pakai rekening lama",
		forget: "Hapus rekening",
		accountSaved: "Rekeningmu tersimpan.",
		accountForgotten: "Rekeningmu sudah dihapus.",
		notSaved: "Belum tersimpan. Periksa isianmu.",
	},
	en: {
		preferred: "Preferred payment method",
		preferredText: "Preselected when you pay. You can still choose another one.",
		method: "Payment method",
		noMethod: "Choose later",
		methodSaved: "Preferred payment method saved.",
		account: "Bank account for refunds",
		accountText:
			"Save it once. If we refund you by transfer, you only need to confirm. We never store card numbers.",
		kept: (bank, end) => `${bank}, ending in ${end}`,
		holderIs: (holder) => `in the name of ${holder}`,
		keep: "Save account",
		change: "Change account",
		cancelChange: "Cancel, keep current account",
		forget: "Remove account",
		accountSaved: "Bank account saved.",
		accountForgotten: "Bank account removed.",
		notSaved: "Not saved. Check what you entered.",
	},
});
