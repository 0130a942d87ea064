import { defineTexts } from "../../platform/words/language";

export const wishTexts = defineTexts({
	id: {
		wish: "Simpan di wishlist",
		wished: "Ada di wishlist",
		open: "Lihat daftarnya",
		wishes: "Wishlist",
		remove: (name: string) => `Hapus ${name} dari wishlist`,
		removeShort: "Hapus",
		seen: "Terakhir dilihat",
		waitFor: "Kabari kalau ada lagi",
		waiting: "Kami kabari sekali lewat email dan kotak masuk.",
		logIn: "Masuk dulu supaya kami bisa mengabarimu.",
		oneSize: "Satu ukuran",
		failed: "Belum tersimpan. Coba lagi.",
	},
	en: {
		wish: "Add to wish list",
		wished: "On your wish list",
		open: "See the list",
		wishes: "Wish list",
		remove: (name) => `Remove ${name} from the wish list`,
		removeShort: "Remove",
		seen: "Recently viewed",
		waitFor: "Tell me when it's back",
		waiting: "We'll tell you once, by e-mail and in your inbox.",
		logIn: "Log in first so that we can tell you.",
		oneSize: "One size",
		failed: "Not saved. Try again.",
	},
});
