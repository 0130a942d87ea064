import { formatPhone } from "../../../platform/words/phone-number";
import { defineMail, mailIn } from "../mail-content";

type Values = {
	programme: string;
	child: string;
	birthDate: string;
	guardian: string;
	email: string;
	phone: string;
	note: string | null;
};

/** To the academy's staff. */
export const academyTrialMail = defineMail<Values>({
	write: ({ programme, child, birthDate, guardian, email, phone, note }, language) =>
		mailIn(language, {
			id: {
				subject: `Pendaftaran latihan percobaan: ${programme}`,
				preview: `${child}, didaftarkan oleh ${guardian}.`,
				title: "Calon peserta baru",
				blocks: [
					{
						facts: [
							["Program", programme],
							["Nama anak", child],
							["Tanggal lahir", birthDate],
							["Orang tua atau wali", guardian],
							["Email", email],
							["Nomor HP", formatPhone(phone)],
						],
					},
					...(note ? [{ quote: note }] : []),
				],
			},
			en: {
				subject: `Trial registration: ${programme}`,
				preview: `${child}, registered by ${guardian}.`,
				title: "A new trial request",
				blocks: [
					{
						facts: [
							["Programme", programme],
							["Child", child],
							["Date of birth", birthDate],
							["Parent or guardian", guardian],
							["E-mail", email],
							["Mobile number", formatPhone(phone)],
						],
					},
					...(note ? [{ quote: note }] : []),
				],
			},
		}),
});
