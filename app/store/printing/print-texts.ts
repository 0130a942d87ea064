import { defineTexts } from "../../platform/words/language";

export const printTexts = defineTexts({
	id: {
		print: "Cetak nama dan nomor",
		adds: (price: string, days: number) => `Tambah ${price} dan ${days} hari kerja.`,
		players: "Pemain resmi",
		name: "Nama",
		nameHint: (letters: number) => `Paling banyak ${letters} huruf`,
		number: "Nomor",
		preview: (text: string) => `Punggung jersey dengan tulisan ${text}`,
		plainBack: "Punggung jersey tanpa tulisan",
		noReturn: "Yang dicetak khusus untukmu tidak bisa dikembalikan. Salah cetak atau cacat? Kami ganti.",
	},
	en: {
		print: "Print a name and number",
		adds: (price, days) => `Adds ${price} and ${days} working ${days === 1 ? "day" : "days"}.`,
		players: "Official players",
		name: "Name",
		nameHint: (letters) => `Up to ${letters} letters`,
		number: "Number",
		preview: (text) => `The back of the jersey with ${text} on it`,
		plainBack: "The back of the jersey with nothing on it",
		noReturn: "Personalised items can't be returned. Misprinted or faulty? We'll replace it.",
	},
});
