import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; at: Date /** Leads to the way to reset it. */; link: string };

export const passwordChangedMail = defineMail<Values>({
	write: ({ name, at, link }, language) => {
		const when = formatDateTime(at, "full", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: "Kata sandimu sudah diganti",
				preview: "Perangkat lain sudah dikeluarkan dari akunmu.",
				title: "Kata sandi diganti",
				blocks: [
					{
						paragraph: `Hai ${name}, kata sandi akunmu diganti pada ${when}. Perangkat lain sudah kami keluarkan.`,
					},
					{ paragraph: "Bukan kamu? Segera buat kata sandi baru." },
					{ button: "Buat kata sandi baru", link },
				],
			},
			en: {
				subject: "Your password was changed",
				preview: "Other devices have been logged out of your account.",
				title: "Password changed",
				blocks: [
					{
						paragraph: `Hello ${name}, your account password was changed on ${when}. Other devices have been logged out.`,
					},
					{ paragraph: "Not you? Set a new password right away." },
					{ button: "Set a new password", link },
				],
			},
		});
	},
});
