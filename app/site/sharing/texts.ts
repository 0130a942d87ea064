import { defineTexts } from "../../platform/words/language";

export const sharingTexts = defineTexts({
	id: {
		share: "Bagikan",
		shareOn: (network: string) => `Bagikan lewat ${network}`,
		shareBy: (way: string) => `Bagikan lewat ${way}`,
		email: "email",
		sms: "SMS",
		copy: "Salin tautan",
		copied: "Tautan disalin.",
		copyFailed: "Tautan belum tersalin. Salin dari bilah alamat.",
	},
	en: {
		share: "Share",
		shareOn: (network) => `Share on ${network}`,
		shareBy: (way) => `Share by ${way}`,
		email: "e-mail",
		sms: "text message",
		copy: "Copy link",
		copied: "Link copied.",
		copyFailed: "The link was not copied. Copy it from the address bar.",
	},
});
