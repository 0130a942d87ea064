import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { formatPhone } from "../../../platform/words/phone-number";
import { defineMail, mailIn } from "../mail-content";

type Values = {
	name: string;
	email: string;
	phone: string | null;
	/** In the staff's words. */
	topic: string;
	message: string;
	at: Date;
};

/** To the club's staff. */
export const contactReceivedMail = defineMail<Values>({
	write: ({ name, email, phone, topic, message, at }, language) => {
		const when = formatDateTime(at, "full", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: `Pesan dari ${name}: ${topic}`,
				preview: message.slice(0, 100),
				title: "Ada pesan baru",
				blocks: [
					{
						facts: [
							["Nama", name],
							["Email", email],
							["Nomor HP", phone ? formatPhone(phone) : "tidak diisi"],
							["Topik", topic],
							["Waktu", when],
						],
					},
					{ quote: message },
					{ note: "Balas langsung ke alamat email di atas." },
				],
			},
			en: {
				subject: `Message from ${name}: ${topic}`,
				preview: message.slice(0, 100),
				title: "A new message",
				blocks: [
					{
						facts: [
							["Name", name],
							["E-mail", email],
							["Mobile number", phone ? formatPhone(phone) : "not given"],
							["Topic", topic],
							["Time", when],
						],
					},
					{ quote: message },
					{ note: "Reply directly to the e-mail address above." },
				],
			},
		});
	},
});
