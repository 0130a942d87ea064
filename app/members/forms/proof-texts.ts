import { defineTexts } from "../../platform/language";

export const proofTexts = defineTexts({
	id: {
		password: "Kata sandi saat ini",
		thenPasskey: "Setelah ini, perangkatmu meminta kunci sandimu.",
		byPasskey: "Pakai kunci sandi, bukan kode",
		byCode: "Pakai kode, bukan kunci sandi",
		failed: "Belum berhasil. Periksa isianmu.",
	},
	en: {
		password: "Current password",
		thenPasskey: "Next, your device will ask for your passkey.",
		byPasskey: "Use a passkey instead of a code",
		byCode: "Use a code instead of a passkey",
		failed: "That did not work. Check what you entered.",
	},
});
