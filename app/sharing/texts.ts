import { defineTexts } from "../platform/language";

export const sharingTexts = defineTexts({
	id: {
		share: "Bagikan",
		shareTo: (network: string) => `Bagikan lewat ${network}`,
		email: "surel",
		sms: "SMS",
		copy: "Salin tautan",
		copied: "Tautan disalin.",
		copyFailed: "Tautan belum tersalin. Salin dari bilah alamat.",
	},
	en: {
		share: "Share",
		shareTo: (network) => `Share by ${network}`,
		email: "e-mail",
		sms: "SMS",
		copy: "Copy link",
		copied: "Link copied.",
		copyFailed: "The link was not copied. Copy it from the address bar.",
	},
});
