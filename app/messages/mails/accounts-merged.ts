import { club } from "../../../club/profile";
import { formatRupiah } from "../../platform/money";
import { defineMail, inLanguage } from "./mail-content";

type Values = {
	name: string;
	/** The mail goes to the account that stays; otherwise to the one that is no more. */
	stays: boolean;
	/** The other account's, hidden but for what its owner recognizes. */
	otherEmail: string;
	because: string;
	moved: { orders: number; tickets: number; credit: number };
};

/** Staff have merged two accounts of one person. Both addresses are told: it may have been a mistake. */
export const accountsMergedMail = defineMail<Values>({
	write: ({ name, stays, otherEmail, because, moved }, language) =>
		inLanguage(language, {
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
				title: "Your two accounts are one",
				blocks: [
					{
						paragraph: stays
							? `Hello ${name}, the club has merged your other account (${otherEmail}) into this one. What came with it: orders ${moved.orders}, tickets for matches to come ${moved.tickets}, credit ${formatRupiah(moved.credit)}.`
							: `Hello ${name}, the club has merged this account into your other one (${otherEmail}), which has your orders, tickets and credit now. Nobody can log in to this account any more.`,
					},
					{ paragraph: "The reason:" },
					{ quote: because },
					{ paragraph: `Are these not both yours? Write to ${club.contact.email} at once.` },
				],
			},
		}),
});
