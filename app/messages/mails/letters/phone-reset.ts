import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { formatPhone } from "../../../platform/words/phone-number";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; phone: string; at: Date /** Takes the reset back. */; link: string };

/** Sent when a password was reset through a phone number that was never verified. */
export const phoneResetMail = defineMail<Values>({
	write: ({ name, phone, at, link }, language) => {
		const when = formatDateTime(at, "full", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: "Kata sandimu diganti lewat SMS",
				preview: "Bukan kamu? Batalkan dengan satu ketukan.",
				title: "Kata sandi diganti lewat SMS",
				blocks: [
					{
						paragraph: `Hai ${name}, pada ${when} kata sandi akunmu diganti dengan kode yang kami kirim ke ${formatPhone(phone)}. Nomor itu belum pernah diverifikasi, jadi kami kabari kamu di sini.`,
					},
					{
						paragraph:
							"Kalau itu kamu, tidak perlu apa-apa. Kalau bukan, batalkan: kata sandi lamamu berlaku lagi, semua perangkat keluar, dan nomor itu tidak bisa dipakai mengganti kata sandi.",
					},
					{ button: "Bukan aku, batalkan", link },
					{ note: "Tautan ini berlaku tujuh hari dan hanya bisa dipakai sekali." },
				],
			},
			en: {
				subject: "Your password was reset by text message",
				preview: "Not you? Undo it with one tap.",
				title: "Password reset by text message",
				blocks: [
					{
						paragraph: `Hello ${name}, on ${when} your account password was reset with a code we sent to ${formatPhone(phone)}. That number has never been verified, so we are letting you know here.`,
					},
					{
						paragraph:
							"If it was you, you don't need to do anything. If not, undo it: your old password works again, all devices are logged out, and that number can no longer be used to reset it.",
					},
					{ button: "It wasn't me, undo it", link },
					{ note: "This link is valid for seven days and works once." },
				],
			},
		});
	},
});
