import { InvalidInput } from "../platform/http/refusal";
import { defineTexts, type Language, localize, textsIn } from "../platform/words/language";
import { accountMessages, type MessageName } from "./messages";

const faultTexts = defineTexts({
	id: {
		wrongLogIn: "Email atau kata sandi salah.",
		deadAuthToken: "Tautan masuk ini sudah dipakai atau kedaluwarsa.",
		emailTaken: "Email ini sudah terdaftar. Masuk atau atur ulang kata sandimu.",
		phoneTaken: "Nomor ini sudah terdaftar di akun lain.",
		phoneForm: "Nomor ini belum benar. Contohnya 0812 3456 7890, atau +65 8123 4567 dari luar negeri.",
		notTexted: "Kami tidak mengirim kode ke nomor negara ini. Pakai emailmu saja.",
		ownPassword: "Nama, email, atau nomormu sendiri mudah ditebak. Pilih yang lain.",
		commonPassword: "Kata sandi ini terlalu umum. Pilih yang lebih sulit ditebak.",
		unknownEmail: "Tidak ada akun dengan email ini.",
		unknownPhone: "Tidak ada akun dengan nomor ini.",
		deadLink: "Tautan ini sudah dipakai atau kedaluwarsa.",
		wrongCode: "Kode salah atau sudah kedaluwarsa. Setelah lima kali salah, minta kode baru.",
		wrongPassword: "Kata sandi saat ini salah.",
		stepCodeNeeded: "Masukkan kode dari aplikasi autentikatormu.",
		wrongStepCode: "Kode salah atau sudah pernah dipakai. Tunggu kode berikutnya.",
		passkeyNeeded: "Konfirmasi dengan passkeymu.",
		deadPasskey: "Waktunya habis. Coba sekali lagi.",
		badPasskey: "Passkey ini tidak bisa diperiksa. Coba lagi atau pakai cara lain.",
		otherSitePasskey: "Passkey ini milik situs lain.",
		unknownPasskey: "Passkey ini tidak terdaftar di sini. Masuk dengan cara lain, lalu tambahkan lagi.",
		knownPasskey: "Passkey ini sudah terdaftar.",
		sameEmail: "Ini sudah email akunmu.",
		otherEmail: "Ini bukan email akunmu.",
		disabled: "Klub menonaktifkan akun ini. Alasannya ada di emailmu; tulis kepada kami kalau ini keliru.",
	},
	en: {
		wrongLogIn: "Wrong e-mail or password.",
		deadAuthToken: "This log-in link has been used or has expired.",
		emailTaken: "This e-mail is already registered. Log in or reset your password.",
		phoneTaken: "This number is registered to another account.",
		phoneForm: "Enter a mobile number such as 0812 3456 7890, or +65 8123 4567 from abroad.",
		notTexted: "We don't send codes to numbers of this country. Use your e-mail instead.",
		ownPassword: "Your own name, e-mail or number is easy to guess. Choose something else.",
		commonPassword: "This password is too common. Choose one that is harder to guess.",
		unknownEmail: "There is no account with this e-mail.",
		unknownPhone: "There is no account with this number.",
		deadLink: "This link has been used or has expired.",
		wrongCode: "The code is wrong or has expired. After five wrong attempts, request a new one.",
		wrongPassword: "This is not your current password.",
		stepCodeNeeded: "Enter the code from your authenticator app.",
		wrongStepCode: "The code is wrong or has been used before. Wait for the next one.",
		passkeyNeeded: "Confirm with your passkey.",
		deadPasskey: "That took too long. Try once more.",
		badPasskey: "This passkey could not be verified. Try again or use another way.",
		otherSitePasskey: "This passkey belongs to another site.",
		unknownPasskey: "This passkey is not registered here. Log in another way, then add it again.",
		knownPasskey: "This passkey is already registered.",
		sameEmail: "This is already your account's e-mail.",
		otherEmail: "This is not your account's e-mail.",
		disabled: "The club has disabled this account. We e-mailed you why; write to us if that is a mistake.",
	},
});
export type AccountErrorName = keyof (typeof faultTexts)["id"];

/** 422 with a text per field, and the action's message if it has one. */
export function accountError(
	language: Language,
	message: MessageName | null,
	fields: Record<string, AccountErrorName>,
) {
	const t = textsIn(faultTexts, language);
	const texts = Object.fromEntries(Object.entries(fields).map(([field, name]) => [field, [t[name]]]));
	return new InvalidInput(texts, message ? localize(accountMessages[message], language) : undefined);
}
