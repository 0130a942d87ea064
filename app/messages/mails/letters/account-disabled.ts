import { club } from "../../../../club/profile";
import { defineMail, mailIn } from "../mail-content";

type Values = { name: string; isDisabled: boolean; because: string };

/** Staff have disabled or re-enabled an account. */
export const accountDisabledMail = defineMail<Values>({
	write: ({ name, isDisabled, because }, language) =>
		mailIn(language, {
			id: isDisabled
				? {
						subject: "Akunmu dinonaktifkan",
						preview: "Untuk sementara kamu tidak bisa masuk.",
						title: "Akunmu dinonaktifkan",
						blocks: [
							{ paragraph: `Hai ${name}, klub menonaktifkan akunmu. Alasannya:` },
							{ quote: because },
							{
								paragraph: `Pesanan dan tiketmu tetap milikmu. Menurutmu ini keliru? Tulis ke ${club.contact.email}.`,
							},
						],
					}
				: {
						subject: "Akunmu aktif lagi",
						preview: "Kamu bisa masuk seperti biasa.",
						title: "Akunmu aktif lagi",
						blocks: [
							{ paragraph: `Hai ${name}, kamu bisa masuk lagi seperti biasa. Dari klub:` },
							{ quote: because },
						],
					},
			en: isDisabled
				? {
						subject: "Your account has been disabled",
						preview: "You cannot log in for now.",
						title: "Your account has been disabled",
						blocks: [
							{ paragraph: `Hello ${name}, the club has disabled your account. The reason:` },
							{ quote: because },
							{
								paragraph: `Your orders and tickets remain yours. Is this a mistake? Write to ${club.contact.email}.`,
							},
						],
					}
				: {
						subject: "Your account is active again",
						preview: "You can log in as usual.",
						title: "Your account is active again",
						blocks: [
							{ paragraph: `Hello ${name}, you can log in again as usual. From the club:` },
							{ quote: because },
						],
					},
		}),
});
