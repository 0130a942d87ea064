import { defineMail, inLanguage } from "./mail-content";

type Values = { url: string; isGone: boolean; link: string };

/** For staff: a subscriber no longer hears of anything until somebody looks into it. */
export const webhookDisabledMail = defineMail<Values>({
	write: ({ url, isGone, link }, language) =>
		inLanguage(language, {
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
				preview: `${url} is no longer sent messages.`,
				title: "Webhook turned off",
				blocks: [
					{
						paragraph: isGone
							? "This subscriber has answered that it wants no more messages."
							: "This subscriber has failed to take messages for five days on end.",
					},
					{ facts: [["URL", url]] },
					{ button: "Open the webhook", link },
					{
						note: "Messages that were not delivered are kept for 30 days. Once it is mended, turn it on again in the office.",
					},
				],
			},
		}),
});
