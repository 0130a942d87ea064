import { defineTexts } from "../platform/language";

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
		title: "Whom you follow",
		text: "We remind you before their matches begin, and the fixtures go into your calendar.",
		nobody: "You follow nobody yet. Press Follow on a player's or a division's page.",
		toPlayers: "See the players",
		sizes: "Sizes you wait for",
		sizesText: "Once one is back, we tell you once, by e-mail and in your inbox.",
		stopWaiting: "Stop waiting",
		calendarTitle: "Your calendar",
		calendarText:
			"The matches you follow and those you hold tickets for, always up to date. The address is secret: whoever has it sees your fixtures.",
		subscribe: "Open in calendar",
		copy: "Copy address",
		renew: "Change address",
		renewed: "The address is new. The old one no longer works.",
	},
});
