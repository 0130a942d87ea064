import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { defineMail, mailIn } from "../mail-content";

type Values = {
	name: string;
	/** Whether the mail goes to the account that would be kept, or to the one that would go. */
	stays: boolean;
	/** The other account's address, masked so that only its owner recognizes it. */
	otherEmail: string;
	because: string;
	until: Date;
};

/** Staff want to merge two accounts. Both addresses hear of it before anything happens. */
export const mergeAskedMail = defineMail<Values>({
	write: ({ name, stays, otherEmail, because, until }, language) => {
		const day = formatDateTime(until, "day", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: "Klub ingin menggabungkan akunmu",
				preview: "Belum ada yang berubah.",
				title: "Gabungkan dua akunmu?",
				blocks: [
					{
						paragraph: stays
							? `Hai ${name}, klub ingin menggabungkan akun ${otherEmail} ke akun ini. Semua miliknya pindah ke sini dan akun itu ditutup.`
							: `Hai ${name}, klub ingin menggabungkan akun ini ke akun ${otherEmail}. Semua pesanan, tiket, dan kreditmu pindah ke sana dan akun ini ditutup.`,
					},
					{ paragraph: "Alasannya:" },
					{ quote: because },
					{
						paragraph: `Itu baru terjadi setelah pemilik akun yang ditutup menyebutkan kode yang kami kirim kepadanya, atau orang kedua di klub menyetujuinya. Kalau tidak, permintaan ini gugur pada ${day}.`,
					},
					{ paragraph: `Ini bukan dua akun milikmu? Segera tulis ke ${club.contact.email}.` },
				],
			},
			en: {
				subject: "The club wants to merge your accounts",
				preview: "Nothing has changed yet.",
				title: "Merge your two accounts?",
				blocks: [
					{
						paragraph: stays
							? `Hello ${name}, the club wants to merge the account ${otherEmail} into this one. Everything in it moves here, and that account is closed.`
							: `Hello ${name}, the club wants to merge this account into the account ${otherEmail}. All your orders, tickets and credit move there, and this account is closed.`,
					},
					{ paragraph: "The reason:" },
					{ quote: because },
					{
						paragraph: `This happens only once the owner of the account that closes tells us a code that we send them, or a second person at the club approves it. Otherwise the request lapses on ${day}.`,
					},
					{ paragraph: `Not both yours? Write to ${club.contact.email} at once.` },
				],
			},
		});
	},
});
