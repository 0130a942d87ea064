import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";

export const ticketBoxesTexts = defineTexts({
	id: {
		hint: "Yang masih di tangan pembeli sudah dipilih.",
		standing: {
			own: "di tangan pembeli",
			offered: "ditawarkan pembeli ke orang lain",
			given_back: "dikembalikan ke daftar tunggu, belum diambil",
			handed_on: "dialihkan",
			used: "sudah dipakai masuk",
			used_refunded: "sudah dipakai masuk, uangnya sudah kembali",
			returned: "dikembalikan, sudah diambil",
			void: "batal",
		},
		handedOnTo: (name: string) => `dialihkan ke ${name}`,
		handedOnDie: (count: number) =>
			`${count} tiket yang sudah dialihkan ikut mati. Pemegangnya diberi tahu lewat email dan kotak masuk.`,
		usedStay: (count: number) =>
			`${count} tiket sudah dipakai masuk: uangnya kembali, tetapi tiketnya tetap terpakai dan tempatnya tetap terisi.`,
	},
	en: {
		hint: "Those still in the buyer's hands are chosen already.",
		standing: {
			own: "in the buyer's hands",
			offered: "offered to somebody by the buyer",
			given_back: "given back to the waiting list, not taken yet",
			handed_on: "handed on",
			used: "used to go in",
			used_refunded: "used to go in, money refunded",
			returned: "given back and taken",
			void: "void",
		},
		handedOnTo: (name) => `handed on to ${name}`,
		handedOnDie: (count) =>
			`${counted(count, "handed-on ticket dies", "handed-on tickets die")}. Whoever has them is told by e-mail and in the inbox.`,
		usedStay: (count) =>
			`${counted(count, "ticket was used", "tickets were used")} to go in: the money goes back, but the ticket stays used and its place stays taken.`,
	},
});
