import { defineTexts } from "../../platform/words/language";

export const resumingTexts = defineTexts({
	id: {
		bought: "Yang kamu beli",
		kept: "Masih kami simpan",
		keptFor: "Disimpan 30 menit",
		pieces: (count: number) => `${count} buah`,
		tickets: (count: number) => `${count} tiket`,
		others: (count: number) => `dan ${count} barang lain`,
		title: "Lanjut yang tadi?",
		welcome: (name: string) => `Selamat datang, ${name}.`,
		pay: (amount: string) => `Lanjut bayar ${amount}`,
		choose: "Lanjut pilih tiket",
		toCart: "Nanti saja, taruh di keranjang",
		later: "Nanti saja",
	},
	en: {
		bought: "What you are buying",
		kept: "Still kept for you",
		keptFor: "Kept for 30 minutes",
		pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
		tickets: (count: number) => (count === 1 ? "1 ticket" : `${count} tickets`),
		others: (count: number) => (count === 1 ? "and another item" : `and ${count} other items`),
		title: "Pick up where you left off?",
		welcome: (name: string) => `Welcome, ${name}.`,
		pay: (amount: string) => `Go on and pay ${amount}`,
		choose: "Go on choosing tickets",
		toCart: "Later, put it in the cart",
		later: "Later",
	},
});
