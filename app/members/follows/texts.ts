import { defineTexts } from "../../platform/words/language";

export const followTexts = defineTexts({
	id: {
		follow: "Ikuti",
		following: "Diikuti",
		unfollow: "Berhenti mengikuti",
		title: "Yang kamu ikuti",
		text: "Kami ingatkan sebelum laga mereka mulai, dan jadwalnya masuk ke kalendermu.",
		nobody: "Kamu belum mengikuti siapa pun. Tekan Ikuti di halaman pemain atau divisi.",
		toPlayers: "Lihat para pemain",
		sizes: "Ukuran yang kamu tunggu",
		sizesText: "Begitu ada lagi, kami kabari sekali lewat email dan kotak masuk.",
		stopWaiting: "Berhenti menunggu",
		calendarTitle: "Kalendermu",
		calendarText:
			"Laga yang kamu ikuti dan yang tiketnya kamu pegang, selalu terbaru. Alamat ini rahasia: siapa pun yang punya bisa melihat jadwalmu.",
		subscribe: "Buka di kalender",
		copy: "Salin alamat",
		renew: "Ganti alamat",
		renewed: "Alamatnya baru. Yang lama tidak berlaku lagi.",
	},
	en: {
		follow: "Follow",
		following: "Following",
		unfollow: "Unfollow",
		title: "Who you follow",
		text: "We remind you before their matches start, and add the fixtures to your calendar.",
		nobody: "You are not following anyone yet. Press Follow on a player's or a division's page.",
		toPlayers: "See the players",
		sizes: "Sizes you are waiting for",
		sizesText: "When one is back in stock, we let you know once, by e-mail and in your inbox.",
		stopWaiting: "Stop waiting",
		calendarTitle: "Your calendar",
		calendarText:
			"Matches you follow or have tickets for, always up to date. Keep the address private: anyone who has it can see your fixtures.",
		subscribe: "Open in calendar",
		copy: "Copy address",
		renew: "Change address",
		renewed: "Address changed. The old one no longer works.",
	},
});
