import { club } from "../../../../club/profile";
import { formatRupiah } from "../../../platform/words/money";
import { defineMail, mailIn } from "../mail-content";

type Values = {
	name: string;
	/** Whether the mail goes to the account that is kept, or to the one that is gone. */
	stays: boolean;
	/** The other account's address, masked so that only its owner recognizes it. */
	otherEmail: string;
	because: string;
	moved: { orders: number; tickets: number; credit: number };
};

/** Staff have merged two accounts of one person. Both addresses are notified, in case it was a mistake. */
export const accountsMergedMail = defineMail<Values>({
	write: ({ name, stays, otherEmail, because, moved }, language) =>
		mailIn(language, {
			id: {
				subject: "Akunmu digabung",
				preview: stays ? "Semuanya sekarang di akun ini." : "Mulai sekarang masuk dengan akunmu yang lain.",
				title: "Dua akunmu jadi satu",
				blocks: [
					{
						paragraph: stays
							? `Hai ${name}, klub menggabungkan akunmu yang lain (${otherEmail}) ke akun ini. Yang pindah: pesanan ${moved.orders}, tiket laga mendatang ${moved.tickets}, kredit ${formatRupiah(moved.credit)}.`
							: `Hai ${name}, klub menggabungkan akun ini ke akunmu yang lain (${otherEmail}). Pesanan, tiket, dan kreditmu ada di sana. Akun ini tidak bisa dipakai masuk lagi.`,
					},
					{ paragraph: "Alasannya:" },
					{ quote: because },
					{ paragraph: `Ini bukan dua akun milikmu? Segera tulis ke ${club.contact.email}.` },
				],
			},
			en: {
				subject: "Your accounts were merged",
				preview: stays ? "Everything is in this account now." : "Please use your other account from now on.",
				title: "Your two accounts are now one",
				blocks: [
					{
						paragraph: stays
							? `Hello ${name}, the club has merged your other account (${otherEmail}) into this one. Moved here: orders ${moved.orders}, tickets for upcoming matches ${moved.tickets}, credit ${formatRupiah(moved.credit)}.`
							: `Hello ${name}, the club has merged this account into your other one (${otherEmail}), which has your orders, tickets and credit now. You can no longer log in to this account.`,
					},
					{ paragraph: "The reason:" },
					{ quote: because },
					{ paragraph: `Not both yours? Write to ${club.contact.email} at once.` },
				],
			},
		}),
});
