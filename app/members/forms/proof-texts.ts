import { defineTexts } from "../../platform/words/language";

export const proofTexts = defineTexts({
	id: {
		password: "Kata sandi saat ini",
		thenPasskey: "Setelah ini, perangkatmu meminta passkeymu.",
		lostPasskey:
			"Passkeymu hilang? Keluar, lalu pilih “Lupa kata sandi?” di halaman masuk. Semua passkey akan dihapus.",
		byPasskey: "Pakai passkey, bukan kode",
		byCode: "Pakai kode, bukan passkey",
		failed: "Belum berhasil. Periksa isianmu.",
	},
	en: {
		password: "Current password",
		thenPasskey: "Next, your device will ask for your passkey.",
		lostPasskey:
			"Lost it? Log out, then choose “Forgot your password?” on the log-in page. That removes all passkeys.",
		byPasskey: "Use a passkey instead of a code",
		byCode: "Use a code instead of a passkey",
		failed: "That did not work. Check what you entered.",
	},
});
