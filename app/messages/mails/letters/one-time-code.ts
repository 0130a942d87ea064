import { club } from "../../../../club/profile";
import { defineMail, mailIn } from "../mail-content";

/** A code for which neither WhatsApp nor a text message reached the phone. Only to members who have proven both addresses. */
export const oneTimeCodeMail = defineMail<{ code: string }>({
	validMinutes: 5,
	write: ({ code }, language) =>
		mailIn(language, {
			id: {
				subject: `${code} adalah kode ${club.name} milikmu`,
				preview: "Berlaku 5 menit.",
				title: "Kodemu",
				blocks: [
					{ paragraph: "Kode ini tidak bisa kami kirim ke nomor HP-mu, jadi kami kirim lewat email." },
					{ quote: code },
					{
						note: "Berlaku 5 menit. Jangan berikan kepada siapa pun, termasuk yang mengaku dari klub. Bukan kamu yang memintanya? Abaikan saja.",
					},
				],
			},
			en: {
				subject: `${code} is your ${club.name} code`,
				preview: "Valid for 5 minutes.",
				title: "Your code",
				blocks: [
					{ paragraph: "We could not send this code to your phone, so here it is by e-mail." },
					{ quote: code },
					{
						note: "Valid for 5 minutes. Do not share it with anyone, even if they claim to be from the club. Didn't ask for it? Just ignore it.",
					},
				],
			},
		}),
});
