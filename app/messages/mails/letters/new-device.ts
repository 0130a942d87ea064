import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { defineMail, mailIn } from "../mail-content";

type Values = {
	name: string;
	/** In words: "Chrome di Android". */
	device: string;
	at: Date;
	/** Leads to the member's security settings. */
	link: string;
};

export const newDeviceMail = defineMail<Values>({
	write: ({ name, device, at, link }, language) => {
		const when = formatDateTime(at, "full", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: "Akunmu dibuka di perangkat baru",
				preview: `${device}, ${when}`,
				title: "Ada yang masuk dari perangkat baru",
				blocks: [
					{ paragraph: `Hai ${name}, akunmu baru saja dipakai masuk dari perangkat yang belum kami kenal.` },
					{
						facts: [
							["Perangkat", device],
							["Waktu", when],
						],
					},
					{
						paragraph:
							"Kalau itu kamu, tidak perlu melakukan apa-apa. Kalau bukan, keluarkan perangkat itu dan ganti kata sandimu.",
					},
					{ button: "Periksa keamanan akun", link },
				],
			},
			en: {
				subject: "New device logged in to your account",
				preview: `${device}, ${when}`,
				title: "A log-in from a new device",
				blocks: [
					{
						paragraph: `Hello ${name}, someone just logged in to your account from a device we do not recognise.`,
					},
					{
						facts: [
							["Device", device],
							["Time", when],
						],
					},
					{
						paragraph:
							"If it was you, you don't need to do anything. If not, log that device out and change your password.",
					},
					{ button: "Check account security", link },
				],
			},
		});
	},
});
