import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { defineMail, mailIn } from "../mail-content";

type Values = {
	name: string;
	newEmail: string;
	at: Date;
	/** Restores the old address and sets a new password. */
	undoLink: string;
};

/** To the address that a member had before. */
export const emailChangedMail = defineMail<Values>({
	write: ({ name, newEmail, at, undoLink }, language) => {
		const when = formatDateTime(at, "full", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: "Email akunmu diganti",
				preview: `Sekarang ${hideMost(newEmail)}. Bukan kamu? Baca email ini.`,
				title: "Email akunmu diganti",
				blocks: [
					{
						paragraph: `Hai ${name}, pada ${when} email akunmu diganti menjadi ${hideMost(newEmail)}. Kalau itu kamu, tidak perlu apa-apa.`,
					},
					{
						paragraph:
							"Kalau bukan kamu, buat kata sandi baru lewat tautan ini: alamat ini berlaku lagi dan semua perangkat keluar.",
					},
					{ button: "Bukan aku, kembalikan", link: undoLink },
					{ note: "Tautan ini berlaku tujuh hari dan hanya bisa dipakai sekali." },
				],
			},
			en: {
				subject: "Your account's e-mail was changed",
				preview: `It is now ${hideMost(newEmail)}. Was this not you? Read on.`,
				title: "Your account's e-mail was changed",
				blocks: [
					{
						paragraph: `Hello ${name}, on ${when} your account's e-mail was changed to ${hideMost(newEmail)}. If it was you, you don't need to do anything.`,
					},
					{
						paragraph:
							"If not, set a new password with this link. It restores this address and logs out all devices.",
					},
					{ button: "It wasn't me, restore it", link: undoLink },
					{ note: "This link is valid for seven days and works once." },
				],
			},
		});
	},
});

/** Enough for its owner to recognize, too little for whoever inherited the old mailbox: "s•••@example.com". */
const hideMost = (email: string) => email.replace(/^(.).*(?=@)/, "$1•••");
