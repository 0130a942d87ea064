import { defineMail, mailIn } from "../mail-content";

type Values = { url: string; isGone: boolean; link: string };

/** For staff: a subscriber gets no more events until somebody looks into it. */
export const webhookDisabledMail = defineMail<Values>({
	write: ({ url, isGone, link }, language) =>
		mailIn(language, {
			id: {
				subject: "Sebuah webhook dimatikan",
				preview: `${url} tidak lagi dikirimi kabar.`,
				title: "Webhook dimatikan",
				blocks: [
					{
						paragraph: isGone
							? "Penerima ini menjawab bahwa ia tidak mau dikirimi lagi."
							: "Penerima ini gagal menerima kabar selama lima hari berturut-turut.",
					},
					{ facts: [["Alamat", url]] },
					{ button: "Buka webhook", link },
					{
						note: "Kabar yang belum terkirim tetap tersimpan 30 hari. Setelah diperbaiki, nyalakan lagi di kantor.",
					},
				],
			},
			en: {
				subject: "A webhook was turned off",
				preview: `${url} no longer gets messages.`,
				title: "Webhook turned off",
				blocks: [
					{
						paragraph: isGone
							? "This subscriber responded that it wants no more messages."
							: "Delivery to this subscriber has failed for five days in a row.",
					},
					{ facts: [["URL", url]] },
					{ button: "Open the webhook", link },
					{
						note: "Undelivered messages are kept for 30 days. Once the problem is fixed, turn the webhook on again in the office.",
					},
				],
			},
		}),
});
