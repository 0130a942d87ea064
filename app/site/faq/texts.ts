import { club } from "../../../club/profile";
import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";

export const faqTexts = defineTexts({
	id: {
		title: "Pertanyaan umum",
		description: "Jawaban singkat soal tiket, masuk stadion, toko, pengiriman, akun, dan keanggotaan.",
		lead: "Ketik apa yang kamu cari. Jawabannya muncul selagi kamu mengetik.",
		search: "Cari pertanyaan",
		placeholder: "Misalnya: tiket anak",
		submit: "Cari",
		groups: "Kelompok pertanyaan",
		found: (count: number) => (count === 0 ? "Tidak ada yang cocok" : `${count} pertanyaan cocok`),
		none: "Pertanyaan itu belum kami jawab di sini.",
		noneHint: `Tulis langsung ke kami. Biasanya kami balas ${club.contact.replies.id}.`,
		contact: "Hubungi kami",
		stillAsking: "Belum ketemu jawabannya?",
		stillAskingText: "Kami baca semua pesan, termasuk yang panjang.",
	},
	en: {
		title: "Questions & answers",
		description: "Short answers about tickets, entry, the store, shipping, accounts and membership.",
		lead: "Type what you are looking for. The answers appear as you type.",
		search: "Search questions",
		placeholder: "For example: child ticket",
		submit: "Search",
		groups: "Question groups",
		found: (count) =>
			count === 0 ? "Nothing matches" : counted(count, "question matches", "questions match"),
		none: "We have not answered that here yet.",
		noneHint: `Write to us. We usually reply ${club.contact.replies.en}.`,
		contact: "Contact us",
		stillAsking: "Still have a question?",
		stillAskingText: "We read every message, even the long ones.",
	},
});
