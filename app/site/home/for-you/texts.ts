import { defineTexts } from "../../../platform/words/language";

export const forYouTexts = defineTexts({
	id: {
		title: "Untukmu",
		toInbox: "Semua kabar",
		pay: (sum: string, until: string) => `Bayar ${sum} sebelum ${until}.`,
		ticket: (when: string, venue: string) => `${when}, ${venue}. Tiketmu siap dibuka.`,
		soldOut: "Masih habis. Kami kabari begitu ada.",
		backInStock: "Sudah ada lagi. Stoknya tidak ditahan.",
		matches: "Laga yang kamu ikuti",
		stories: "Kabar yang kamu ikuti",
		nobody:
			"Ikuti divisi atau pemain favoritmu. Laga dan kabar mereka muncul di sini, dan kami ingatkan sebelum mulai.",
		toPlayers: "Lihat para pemain",
	},
	en: {
		title: "For you",
		toInbox: "All messages",
		pay: (sum, until) => `Pay ${sum} before ${until}.`,
		ticket: (when, venue) => `${when}, ${venue}. Your tickets are ready.`,
		soldOut: "Still sold out. We will tell you when it is back.",
		backInStock: "Back in stock. None is held for you.",
		matches: "Matches you follow",
		stories: "Stories you follow",
		nobody:
			"Follow a division or a player. Their matches and stories appear here, and we remind you before they start.",
		toPlayers: "See the players",
	},
});
