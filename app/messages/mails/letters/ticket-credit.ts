import { formatRupiah } from "../../../platform/words/money";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; match: string; amount: number; code: string };

/** Credit in place of tickets for a match that changed. */
export const ticketCreditMail = defineMail<Values>({
	write: ({ name, match, amount, code }, language) =>
		mailIn(language, {
			id: {
				subject: `Kredit ${formatRupiah(amount)} untukmu`,
				preview: `Kode ${code}`,
				title: "Kreditmu sudah siap",
				blocks: [
					{ paragraph: `Hai ${name}, tiketmu untuk ${match} sudah kami ganti dengan kredit.` },
					{
						facts: [
							["Kode", code],
							["Nilai", formatRupiah(amount)],
						],
					},
					{
						paragraph:
							"Pakai kodenya saat membayar di toko atau membeli tiket. Sisanya tetap tersimpan. Hanya akunmu yang bisa memakainya.",
					},
				],
			},
			en: {
				subject: `${formatRupiah(amount)} credit for you`,
				preview: `Code ${code}`,
				title: "Your credit is ready",
				blocks: [
					{ paragraph: `Hello ${name}, we have exchanged your tickets for ${match} for credit.` },
					{
						facts: [
							["Code", code],
							["Value", formatRupiah(amount)],
						],
					},
					{
						paragraph:
							"Use the code when you pay in the store or buy tickets. Any balance stays on the code. Only your account can use it.",
					},
				],
			},
		}),
});
