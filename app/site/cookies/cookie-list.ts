import type { Localized } from "../../platform/words/language";

export type CookieEntry = {
	names: readonly string[];
	purpose: Localized;
	kept: Localized;
};

/**
 * Every cookie of this site. All are necessary for something the reader does; none is for statistics or advertising.
 * Add new ones here and, if optional, their kind in `consent.ts`.
 */
export const cookieList: readonly CookieEntry[] = [
	{
		names: ["token"],
		purpose: { id: "Membuatmu tetap masuk.", en: "Keeps you logged in." },
		kept: { id: "30 hari, atau sampai kamu keluar", en: "30 days, or until you log out" },
	},
	{
		names: ["device"],
		purpose: {
			id: "Mengenali browser yang pernah kamu pakai masuk, supaya tebakan orang lain tidak mengunci akunmu di sini.",
			en: "Recognises a browser you have logged in with, so that guesses by others do not lock you out here.",
		},
		kept: { id: "1 tahun", en: "1 year" },
	},
	{
		names: ["cart"],
		purpose: {
			id: "Mengenali keranjangmu selama kamu belum masuk. Baru ada setelah kamu menaruh barang di keranjang.",
			en: "Recognises your cart while you are not logged in. Only set once you add something to it.",
		},
		kept: { id: "60 hari sejak terakhir diubah", en: "60 days after the last change" },
	},
	{
		names: ["waiting"],
		purpose: {
			id: "Tempatmu di antrean tiket. Baru ada setelah kamu mengambil tempat.",
			en: "Your place in a ticket queue. Only set once you take one.",
		},
		kept: { id: "1 hari, atau sampai kamu keluar dari antrean", en: "1 day, or until you leave the queue" },
	},
	{
		names: ["admission"],
		purpose: {
			id: "Tanda bahwa giliranmu di antrean sudah tiba.",
			en: "Shows that your turn in the queue has come.",
		},
		kept: { id: "1 hari, atau sampai kamu keluar dari antrean", en: "1 day, or until you leave the queue" },
	},
	{
		names: ["return"],
		purpose: {
			id: "Mengingat halaman yang ingin kamu buka sebelum diminta masuk.",
			en: "Remembers the page you were going to before you were asked to log in.",
		},
		kept: { id: "30 menit", en: "30 minutes" },
	},
	{
		names: ["lang"],
		purpose: { id: "Bahasa yang kamu pilih.", en: "The language you chose." },
		kept: { id: "1 tahun sejak dipilih", en: "1 year after you chose" },
	},
	{
		names: ["theme"],
		purpose: { id: "Tampilan terang atau gelap yang kamu pilih.", en: "The light or dark theme you chose." },
		kept: { id: "1 tahun sejak dipilih", en: "1 year after you chose" },
	},
	{
		names: ["consent"],
		purpose: {
			id: "Jawabanmu soal cookie, dengan nomor acak untuk catatan persetujuan.",
			en: "Your answer about cookies, with a random number for the consent log.",
		},
		kept: { id: "1 tahun", en: "1 year" },
	},
	{
		names: ["du-endpoint", "du-key", "du-token"],
		purpose: {
			id: "Alamat notifikasi browser ini, supaya tidak dikirim ulang ke kami. Hanya ada kalau kamu mengizinkan notifikasi.",
			en: "This browser's notification address, so that it is not sent to us again. Only set if you allow notifications.",
		},
		kept: { id: "30 hari, atau sampai kamu keluar", en: "30 days, or until you log out" },
	},
];
