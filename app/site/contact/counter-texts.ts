import { defineTexts } from "../../platform/words/language";

export const counterTexts = defineTexts({
	id: {
		chat: "Kirim pesan WhatsApp",
		address: "Alamat",
		hours: "Jam layanan",
		phone: "Telepon",
		email: "Email",
		opensNewTab: "membuka tab baru",
	},
	en: {
		chat: "Message us on WhatsApp",
		address: "Address",
		hours: "Opening hours",
		phone: "Phone",
		email: "E-mail",
		opensNewTab: "opens a new tab",
	},
});
