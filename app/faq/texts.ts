import { defineTexts } from "../platform/language";

export const faqTexts = defineTexts({
	id: {
		title: "Tanya jawab",
		description: "Jawaban singkat soal tiket, masuk stadion, toko, pengiriman, akun, dan keanggotaan.",
		lead: "Ketik apa yang kamu cari. Jawabannya muncul selagi kamu mengetik.",
		search: "Cari pertanyaan",
		placeholder: "Misalnya: tiket anak",
		submit: "Cari",
		groups: "Kelompok pertanyaan",
		found: (count: number) => (count === 0 ? "Tidak ada yang cocok" : `${count} pertanyaan cocok`),
		none: "Pertanyaan itu belum kami jawab di sini.",
		noneHint: "Tulis langsung ke kami. Biasanya dibalas di hari yang sama.",
		contact: "Hubungi kami",
		stillAsking: "Belum ketemu?",
		stillAskingText: "Kami baca semua pesan, termasuk yang panjang.",
	},
	en: {
		title: "Questions",
		description: "Short answers about tickets, entry, the store, shipping, accounts and membership.",
		lead: "Type what you are looking for. The answers appear as you type.",
		search: "Search the questions",
		placeholder: "For example: child ticket",
		submit: "Search",
		groups: "Groups of questions",
		found: (count) =>
			count === 0 ? "Nothing matches" : `${count} ${count === 1 ? "question matches" : "questions match"}`,
		none: "We have not answered that here yet.",
		noneHint: "Write to us. We usually answer on the same day.",
		contact: "Contact us",
		stillAsking: "Not found?",
		stillAskingText: "We read every message, the long ones too.",
	},
});
